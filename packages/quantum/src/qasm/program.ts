import type { Circuit, Operation } from "../circuit/gate.ts";
import type { Condition } from "./conditions.ts";
import type { Position } from "./error.ts";

export interface Register {
  /** `$` for the qubits of the device itself, which are called `$0`, `$1` and need no declaration. */
  name: string;
  size: number;
  /** One bit or qubit, not a register of one. */
  isSingle?: boolean;
}

export const PHYSICAL = "$";

/** True if the program calls its qubits by their numbers on the device. */
export function isPhysical({ qubits }: { qubits: readonly Register[] }): boolean {
  return qubits[0]?.name === PHYSICAL;
}

/** The number of qubits or bits in all of them. */
export function sizeOf(registers: readonly Register[]): number {
  return registers.reduce((sum, { size }) => sum + size, 0);
}

/** The last thing that happens to a qubit; without a bit the result is thrown away. */
export interface Measurement {
  qubit: number;
  bit: number | undefined;
}

/** Something a reader of the result should know: the program is taken at its word, which may not be what was meant. */
export interface Note extends Position {
  text: string;
}

interface Registers {
  qubits: readonly Register[];
  bits: readonly Register[];
  notes?: readonly Note[];
}

/** A program as the compiler knows it: resets, a circuit, measurements. Qubits and bits count through their registers. */
export interface Program extends Registers {
  circuit: Circuit;
  /** Qubits that the program resets before its first gate on them. */
  resets?: readonly number[];
  measurements: readonly Measurement[];
  /** Where in the source each operation stands. */
  places?: readonly Position[];
}

/** A gate, or something that can stand between gates. Every bit is zero when the program begins. */
export type Step =
  | Operation
  | { name: "measure"; qubits: readonly [number]; bit: number | undefined }
  | { name: "reset"; qubits: readonly [number] }
  | { name: "set"; bit: number; value: Condition }
  | {
      name: "if";
      condition: Condition;
      steps: readonly Step[];
      otherwise: readonly Step[];
    };

/** A program that measures, resets or decides on its way, to be run shot by shot. */
export interface DynamicProgram extends Registers {
  steps: readonly Step[];
  /** Where in the source each step stands. */
  places?: readonly Position[];
  /** So many of the bits, from the first on, are the program's results; the others belong to inner scopes. */
  results: number;
  /** Why it is no circuit with measurements at its end. */
  why: Note;
}
