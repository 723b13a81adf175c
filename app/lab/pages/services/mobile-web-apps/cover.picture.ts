import { cover } from "../cover.ts";
import build from "./sync.figure.ts";

export default () => cover(build().scene, "blue", [440, 0, 800, 300]);
