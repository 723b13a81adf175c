import { cover } from "../cover.ts";
import build from "./evaluation.figure.ts";

export default () => cover(build().scene, "paper", [520, 40, 700, 290]);
