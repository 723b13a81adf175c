import type { Circuit } from "#app/engine/circuit/gate.ts";
import type { Random } from "#app/engine/random.ts";
import { runMps } from "#app/engine/simulators/mps.ts";
import {
  bondDimensions,
  createMpsSampler,
  heldBytes,
  mpsToState,
} from "#app/engine/simulators/mps-readings.ts";
import { timed } from "./timed.ts";

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
