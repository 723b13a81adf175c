import { cover } from "../cover.ts";
import build from "./seeded-bug.figure.ts";

export default () => cover(build().scene, "purple", [200, 40, 860, 330]);
