import type { Figure } from "#app/figures/scene.ts";
import { buildServiceAi } from "./evaluation-by-choice.ts";

/** As the page opens; a visitor's choice is drawn by the same code. */
const figure: Figure = { ...buildServiceAi(), shapes: "inline" };
export default figure;
