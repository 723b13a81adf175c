import { merkleProofFigure } from "./merkle-proof-by-choice.ts";

export default merkleProofFigure();
