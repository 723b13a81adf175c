import type { Figure } from "#app/figures/scene.ts";
import { buildServiceMobile } from "./sync-by-choice.ts";

/** As the page opens; a visitor's choice is drawn by the same code. */
const figure: Figure = { ...buildServiceMobile(), shapes: "inline" };
export default figure;
