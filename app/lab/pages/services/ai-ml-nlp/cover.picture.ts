import { cover } from "../cover.ts";
import { buildServiceAi } from "./evaluation-by-choice.ts";

export default cover(buildServiceAi().scene, "paper", [520, 40, 700, 290]);
