import type { Circuit } from "#app/engine/circuit/gate.ts";
import type { Random } from "#app/engine/random.ts";
import { createTableauSampler, runTableau } from "#app/engine/simulators/tableau.ts";
import { timed } from "./timed.ts";

/** Runs a Clifford circuit, and draws shots from it. */
export function simulateByTableau(circuit: Circuit, random: Random) {
  const { value, ms } = timed(() => runTableau(circuit));
  return { ms, draw: createTableauSampler(value, random) };
}
