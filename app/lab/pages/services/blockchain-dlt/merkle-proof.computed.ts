import { choices, figureAt } from "./merkle-proof-by-choice.ts";

export default { ...figureAt(), choices };
