import type { Figure } from "#app/figures/scene.ts";
import { buildServiceBlockchain } from "./merkle-proof-by-choice.ts";

/** As the page opens; a visitor's choice is drawn by the same code. */
const figure: Figure = { ...buildServiceBlockchain(), shapes: "inline" };
export default figure;
