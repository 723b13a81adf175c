import { buildServiceBlockchain } from "./merkle-proof-by-choice.ts";

export default buildServiceBlockchain();
