import { encodeState } from "#app/models/wave/state-code.ts";
import { runOf } from "./still.ts";

/** Where the wave in motion starts. */
export default encodeState(runOf(2).psi);
