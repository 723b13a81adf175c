import { cover } from "../cover.ts";
import build from "./query-cost.figure.ts";

export default () => cover(build().scene, "paper", [400, 20, 840, 330]);
