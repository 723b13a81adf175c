import { cover } from "../cover.ts";
import { buildServiceIot } from "./updates-by-choice.ts";

export default cover(buildServiceIot().scene, "paper", [640, 88, 600, 274]);
