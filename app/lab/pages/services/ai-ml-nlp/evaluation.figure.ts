import type { ShareView } from "#app/figures/scene.ts";
import { evaluationFigure } from "./evaluation-by-choice.ts";

export default evaluationFigure();

export const share: ShareView = { part: [640, -22, 400] };
