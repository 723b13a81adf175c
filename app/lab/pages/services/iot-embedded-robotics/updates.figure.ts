import { figureAt } from "./updates-by-choice.ts";

export default figureAt();
