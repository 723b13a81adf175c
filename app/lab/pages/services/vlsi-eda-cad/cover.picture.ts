import { cover } from "../cover.ts";
import { buildServiceVlsi } from "./seeded-bug-by-choice.ts";

export default cover(buildServiceVlsi().scene, "purple", [388, 28, 852, 300]);
