import type { Circuit } from "@adyakshar/quantum/circuit";
import type { Random } from "@adyakshar/quantum/random";
import {
  bondDimensions,
  createMpsSampler,
  createTableauSampler,
  heldBytes,
  mpsToState,
  runMps,
  runTableau,
} from "@adyakshar/quantum/simulators";
import { timed } from "./sample-shots.ts";

/** Runs a circuit with bonds of at most `chi`; its state, what that takes, and shots from it. */
export function simulateByMps(circuit: Circuit, chi: number, random: Random) {
  const { value, ms } = timed(() => runMps(circuit, { maxBond: chi }));
  return {
    state: () => mpsToState(value),
    bytes: heldBytes(value),
    ms,
    bond: Math.max(1, ...bondDimensions(value)),
    /** By the weights that were kept. */
    fidelity: value.keptWeight,
    draw: createMpsSampler(value, random),
  };
}

export function simulateByTableau(circuit: Circuit, random: Random) {
  const { value, ms } = timed(() => runTableau(circuit));
  return { ms, draw: createTableauSampler(value, random) };
}
