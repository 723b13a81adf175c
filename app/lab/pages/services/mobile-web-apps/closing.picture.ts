import { cover } from "../cover.ts";
import build from "./sync.figure.ts";

export default () => cover(build().scene, "blue", [700, 0, 636, 492]);
