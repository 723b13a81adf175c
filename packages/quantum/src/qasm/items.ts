import type { Operation } from "../circuit/gate.ts";

/** A gate within a gate's body; `gphase` is a phase where all of its qubits are one, of none a phase of the whole. */
export type Item =
  | Operation
  | { name: "gphase"; qubits: readonly number[]; angles: readonly [number] };
