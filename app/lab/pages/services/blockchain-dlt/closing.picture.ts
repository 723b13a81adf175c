import { cover } from "../cover.ts";
import build from "./merkle-proof.figure.ts";

export default () => cover(build().scene, "paper", [0, 30, 1240, 540]);
