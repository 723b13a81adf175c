import type { ShareView } from "#app/figures/scene.ts";
import { updatesFigure } from "./updates-by-choice.ts";

export default updatesFigure();

export const share: ShareView = { part: [640, 60, 300] };
