import { encodeState } from "#app/models/wave/state-code.ts";
import { openRun } from "./runs.ts";

/** Where the wave in motion starts. */
export default () => encodeState(openRun().psi);
