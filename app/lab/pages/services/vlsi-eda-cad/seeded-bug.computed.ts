import { choices, figureAt } from "./seeded-bug-by-choice.ts";

export default { ...figureAt(), choices };
