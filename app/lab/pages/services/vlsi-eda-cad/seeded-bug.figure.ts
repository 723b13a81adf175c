import type { ShareView } from "#app/figures/scene.ts";
import { seededBugFigure } from "./seeded-bug-by-choice.ts";

export default seededBugFigure();

export const share: ShareView = { part: [560, 14, 400], ground: "purple" };
