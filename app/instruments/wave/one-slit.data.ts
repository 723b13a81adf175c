import { encodeState } from "#app/models/wave/state-code.ts";
import { roundedChances } from "./chances.ts";
import { oneSlitRun } from "./runs.ts";

export default function oneSlit() {
  const { psi } = oneSlitRun();
  return { chances: roundedChances(psi), state: encodeState(psi) };
}
