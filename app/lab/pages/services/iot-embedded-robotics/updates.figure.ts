import type { Figure } from "#app/figures/scene.ts";
import { buildServiceIot } from "./updates-by-choice.ts";

/** As the page opens; a visitor's choice is drawn by the same code. */
const figure: Figure = { ...buildServiceIot(), shapes: "inline" };
export default figure;
