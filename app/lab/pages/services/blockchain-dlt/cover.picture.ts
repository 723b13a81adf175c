import { cover } from "../cover.ts";
import build from "./merkle-proof.figure.ts";

export default () => cover(build().scene, "black", [0, 30, 846, 540]);
