import { cover } from "../cover.ts";
import { buildServiceCloud } from "./query-cost-by-choice.ts";

export default cover(buildServiceCloud().scene, "green", [716, 190, 524, 184]);
