import { cover } from "../cover.ts";
import build from "./seeded-bug.figure.ts";

export default () => cover(build().scene, "purple", [620, 40, 620, 348]);
