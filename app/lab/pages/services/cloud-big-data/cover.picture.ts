import { cover } from "../cover.ts";
import { buildServiceCloud } from "./query-cost-by-choice.ts";

export default cover(buildServiceCloud().scene, "paper", [531, 4, 730, 257]);
