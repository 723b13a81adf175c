import { cover } from "../cover.ts";
import { buildServiceCloud } from "./query-cost-by-choice.ts";

export default cover(buildServiceCloud().scene, "paper", [716, 31, 524, 184]);
