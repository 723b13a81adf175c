/** One-qubit gates of `stdgates.inc` that take no angle. */
export const fixedGates = ["id", "x", "y", "z", "h", "s", "sdg", "t", "tdg", "sx"] as const;
/** One-qubit gates with one angle; `p` is the phase gate diag(1, e^iλ). */
export const rotationGates = ["rx", "ry", "rz", "p"] as const;
/** Two-qubit gates without an angle; the first qubit is the control where there is one. `ecr` is IBM's echoed cross-resonance. */
export const pairGates = ["cx", "cy", "cz", "ch", "swap", "ecr"] as const;
export const pairRotationGates = ["cp", "crx", "cry", "crz"] as const;
export const tripleGates = ["ccx", "cswap"] as const;

export type FixedGate = (typeof fixedGates)[number];
export type RotationGate = (typeof rotationGates)[number];
export type PairGate = (typeof pairGates)[number];
export type PairRotationGate = (typeof pairRotationGates)[number];
export type TripleGate = (typeof tripleGates)[number];

/**
 * Every gate that the engine knows, named as in OpenQASM 3's `stdgates.inc`. A `switch` over `name` must be exhaustive:
 * an unknown gate is a type error, never a silent default.
 */
export type Gate =
  | { name: FixedGate; qubits: readonly [number] }
  | { name: RotationGate; qubits: readonly [number]; angles: readonly [number] }
  | { name: "u"; qubits: readonly [number]; angles: readonly [number, number, number] }
  | { name: PairGate; qubits: readonly [number, number] }
  | { name: PairRotationGate; qubits: readonly [number, number]; angles: readonly [number] }
  | {
      name: "cu";
      qubits: readonly [number, number];
      angles: readonly [number, number, number, number];
    }
  | { name: TripleGate; qubits: readonly [number, number, number] };

/** No pass moves a gate across a barrier. */
export interface Barrier {
  name: "barrier";
  qubits: readonly number[];
  /** Which step of a program stands here, where it is more than a barrier. */
  step?: number;
}

export type Operation = Gate | Barrier;

export function isOneQubit(
  operation: Operation,
): operation is Extract<Gate, { qubits: readonly [number] }> {
  return operation.name !== "barrier" && operation.qubits.length === 1;
}

export function isTwoQubit(
  operation: Operation,
): operation is Extract<Gate, { qubits: readonly [number, number] }> {
  return operation.name !== "barrier" && operation.qubits.length === 2;
}

/** A phase where all of its qubits are one, that a program wrote as one gate. */
export interface ControlledPhase {
  qubits: readonly number[];
  angle: number;
  /** The operations that it is written out as: how many, from which on. */
  start: number;
  count: number;
}

export interface Circuit {
  qubits: number;
  operations: readonly Operation[];
  /** Phases that the compiler may write otherwise; the operations already contain them. */
  phases?: readonly ControlledPhase[];
  /** Qubits that begin at zero, where that helps a phase. */
  zeros?: readonly number[];
}
