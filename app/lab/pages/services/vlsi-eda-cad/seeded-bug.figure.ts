import { seededBugFigure } from "./seeded-bug-by-choice.ts";

export default seededBugFigure();
