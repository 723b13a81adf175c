import type { Circuit } from "../circuit/gate.ts";

export interface Register {
  name: string;
  size: number;
}

/** The last thing that happens to a qubit; without a bit the result is thrown away. */
export interface Measurement {
  qubit: number;
  bit: number | undefined;
}

/** A program as the engine knows it: a circuit, then measurements. Qubits and bits count through their registers. */
export interface Program {
  circuit: Circuit;
  qubits: readonly Register[];
  bits: readonly Register[];
  measurements: readonly Measurement[];
}
