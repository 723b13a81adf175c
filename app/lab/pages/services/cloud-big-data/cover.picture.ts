import { cover } from "../cover.ts";
import { buildServiceCloud } from "./query-cost-by-choice.ts";

export default cover(buildServiceCloud().scene, "paper", [400, 20, 840, 330]);
