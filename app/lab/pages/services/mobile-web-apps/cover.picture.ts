import { cover } from "../cover.ts";
import { buildServiceMobile } from "./sync-by-choice.ts";

export default cover(buildServiceMobile().scene, "blue", [440, -8, 800, 282]);
