import { buildServiceAi } from "./evaluation-by-choice.ts";

export default buildServiceAi();
