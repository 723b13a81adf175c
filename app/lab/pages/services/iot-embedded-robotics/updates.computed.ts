import { choices, figureAt } from "./updates-by-choice.ts";

export default { ...figureAt(), choices };
