import { choices, figureAt } from "./sync-by-choice.ts";

export default { ...figureAt(), choices };
