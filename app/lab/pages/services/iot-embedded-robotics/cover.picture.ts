import { cover } from "../cover.ts";
import { buildServiceIot } from "./updates-by-choice.ts";

export default cover(buildServiceIot().scene, "paper", [640, 105, 600, 211]);
