import type { ShareView } from "#app/figures/scene.ts";
import { merkleProofFigure } from "./merkle-proof-by-choice.ts";

export default merkleProofFigure();

export const share: ShareView = { part: [150, 20, 420] };
