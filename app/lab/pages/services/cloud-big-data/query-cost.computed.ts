import { choices, figureAt } from "./query-cost-by-choice.ts";

export default { ...figureAt(), choices };
