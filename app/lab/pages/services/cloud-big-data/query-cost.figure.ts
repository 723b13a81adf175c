import type { ShareView } from "#app/figures/scene.ts";
import { queryCostFigure } from "./query-cost-by-choice.ts";

export default queryCostFigure();

export const share: ShareView = { part: [860, 0, 380], ground: "green" };
