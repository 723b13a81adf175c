import type { Figure } from "#app/figures/scene.ts";
import { buildServiceCloud } from "./query-cost-by-choice.ts";

/** As the page opens; a visitor's choice is drawn by the same code. */
const figure: Figure = { ...buildServiceCloud(), shapes: "inline" };
export default figure;
