import { encodeState } from "#app/engine/wave/state-code.ts";
import { roundedChances } from "./chances.ts";
import { oneSlitRun } from "./runs.ts";

export function buildOneSlit() {
  const { psi } = oneSlitRun();
  return { chances: roundedChances(psi), state: encodeState(psi) };
}

export default buildOneSlit();
