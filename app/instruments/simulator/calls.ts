import type { Note } from "@adyakshar/quantum/qasm";

export type Method = "statevector" | "stabilizer" | "mps";

/** Qubits that the stabilizer tableau takes, the most of the three. */
export const MAX_PROGRAM_QUBITS = 200;

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
  /** The square root of each dot's probability. */
  moduli: Float32Array;
  /** The phase of a dot's largest amplitude, in turns. */
  phases: Float32Array;
}

/** Probabilities below this count as zero. */
export const MIN_PROBABILITY = 1e-12;

/** Bits from the last qubit to the first. */
export interface ListedOutcome {
  bits: string;
  /** Without noise; absent where the method does not tell it. */
  probability?: number;
  /** In turns. */
  phase?: number;
}

/** One qubit alone: its vector in the Bloch sphere, shorter the more it is entangled with others. */
export type BlochVector = readonly [x: number, y: number, z: number];

export interface MethodCost {
  bytes: number;
  /** Absent where the method was not run. */
  ms?: number;
  fidelity?: number;
  /** The reason for which it cannot run this program here. */
  refused?: "clifford" | "memory" | "size";
}

export interface SimulateResult {
  qubits: number;
  /** The bits that an outcome consists of, where the program measures into bits of its own. */
  bits: readonly string[] | null;
  /** True if every shot ran the program anew. */
  isDynamic: boolean;
  method: Method;
  /** Amplitudes and single qubits, where there is a statevector to read them from. */
  lattice: Lattice | null;
  vectors: readonly BlochVector[] | null;
  /** At most eight: the likeliest, or those that fell most often. */
  outcomes: readonly ListedOutcome[];
  order: "probability" | "shots";
  costs: Record<Method, MethodCost>;
  /** The bonds that the matrix product state needed. */
  bond: number | null;
  /** Shots on each of `outcomes`. */
  counts: readonly number[];
  /** All shots so far, on other outcomes too. */
  shots: number;
  /** Different outcomes among them. */
  distinct: number;
  requestedShots: number;
  isNoisy: boolean;
  /** Under noise: shots on outcomes that the program never gives without it. */
  impossibleShots: number | null;
  notes: readonly Note[] | undefined;
}
