import type { ShareView } from "#app/figures/scene.ts";
import { syncFigure } from "./sync-by-choice.ts";

export default syncFigure();

export const share: ShareView = { part: [440, 10, 330], ground: "blue" };
