import { syncFigure } from "./sync-by-choice.ts";

export default syncFigure();
