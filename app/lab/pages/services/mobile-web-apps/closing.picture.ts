import { cover } from "../cover.ts";
import build from "./sync.figure.ts";

export default () => cover(build().scene, "blue", [0, 0, 1336, 492]);
