import { buildServiceMobile } from "./sync-by-choice.ts";

export default buildServiceMobile();
