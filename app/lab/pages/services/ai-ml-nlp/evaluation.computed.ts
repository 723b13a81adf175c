import { choices, figureAt } from "./evaluation-by-choice.ts";

export default { ...figureAt(), choices };
