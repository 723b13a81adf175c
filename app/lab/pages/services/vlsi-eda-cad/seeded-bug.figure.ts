import type { Figure } from "#app/figures/scene.ts";
import { buildServiceVlsi } from "./seeded-bug-by-choice.ts";

/** As the page opens; a visitor's choice is drawn by the same code. */
const figure: Figure = { ...buildServiceVlsi(), shapes: "inline" };
export default figure;
