import { cover } from "../cover.ts";
import build from "./query-cost.figure.ts";

export default () => cover(build().scene, "paper", [180, 20, 1060, 452]);
