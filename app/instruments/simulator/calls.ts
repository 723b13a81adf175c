import type { Outcome } from "../program/program.ts";

export type Method = "statevector" | "stabilizer" | "mps";

export interface SimulateRequest {
  source: string;
  method: Method;
  /** The largest bond of a matrix product state. */
  chi: number;
  /** The error rate of a two-qubit gate; statevector only. */
  noise: number;
  shots: number;
  seed: number;
}

/** One dot for each amplitude, or for a block of neighbors where there are too many. */
export interface Lattice {
  /** Qubits along the rows and along the columns, and those within a dot. */
  across: number;
  down: number;
  within: number;
  /** Square root of a dot's probability. */
  moduli: Float32Array;
  /** Of its largest amplitude, in turns. */
  phases: Float32Array;
}

export interface Outcome16 {
  index: number;
  probability: number;
  /** In turns. */
  phase: number;
}

export interface Held {
  bytes: number;
  /** Absent where the method was not run. */
  ms?: number;
  fidelity?: number;
}

export interface SimulateResult {
  qubits: number;
  gates: number;
  method: Method;
  lattice: Lattice;
  /** The likeliest, at most sixteen. */
  largest: readonly Outcome16[];
  /** What each method holds for this program, or would; none for one that cannot run it. */
  held: Record<Method, Held | null>;
  /** The bonds that the matrix product state needed. */
  bond: number | null;
  /** Each shot's place among `largest`, or 255. */
  shots: Uint8Array;
  asked: number;
}

export type SimulatorCalls = {
  simulate: {
    request: SimulateRequest;
    response: Outcome<SimulateResult>;
    progress: SimulateResult;
  };
};
