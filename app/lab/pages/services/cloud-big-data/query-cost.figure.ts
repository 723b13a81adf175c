import { buildServiceCloud } from "./query-cost-by-choice.ts";

export default buildServiceCloud();
