import { cover } from "../cover.ts";
import { buildServiceBlockchain } from "./merkle-proof-by-choice.ts";

export default cover(buildServiceBlockchain().scene, "black", [-150, 44, 1500, 528]);
