import { buildServiceVlsi } from "./seeded-bug-by-choice.ts";

export default buildServiceVlsi();
