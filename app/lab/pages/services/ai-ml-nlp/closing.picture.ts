import { cover } from "../cover.ts";
import build from "./evaluation.figure.ts";

export default () => cover(build().scene, "paper", [655, 40, 585, 300]);
