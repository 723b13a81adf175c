import { updatesFigure } from "./updates-by-choice.ts";

export default updatesFigure();
