import { cover } from "../cover.ts";
import { buildServiceBlockchain } from "./merkle-proof-by-choice.ts";

export default cover(buildServiceBlockchain().scene, "black", [0, 30, 846, 540]);
