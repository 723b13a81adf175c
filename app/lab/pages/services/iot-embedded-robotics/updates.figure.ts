import { buildServiceIot } from "./updates-by-choice.ts";

export default buildServiceIot();
