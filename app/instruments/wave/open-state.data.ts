import { encodeState } from "#app/models/wave/state-code.ts";
import { runOf } from "./runs.ts";

/** Where the wave in motion starts. */
export default encodeState(runOf(2).psi);
