import { cover } from "../cover.ts";
import build from "./merkle-proof.figure.ts";

export default () => cover(build().scene, "solidBlue", [0, 150, 700, 396]);
