import { cover } from "../cover.ts";
import { buildServiceBlockchain } from "./merkle-proof-by-choice.ts";

export default cover(buildServiceBlockchain().scene, "solidBlue", [0, 150, 700, 396]);
