import { cover } from "../cover.ts";
import { buildServiceMobile } from "./sync-by-choice.ts";

export default cover(buildServiceMobile().scene, "blue", [0, 26, 1270, 447]);
