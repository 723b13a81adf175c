import { cover } from "../cover.ts";
import build from "./updates.figure.ts";

export default () => cover(build().scene, "paper", [640, 88, 600, 440]);
