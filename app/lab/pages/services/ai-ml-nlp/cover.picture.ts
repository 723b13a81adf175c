import { cover } from "../cover.ts";
import { buildServiceAi } from "./evaluation-by-choice.ts";

export default cover(buildServiceAi().scene, "paper", [215, 50, 800, 282]);
