import { fixed } from "../../circuit/build.ts";
import type { Circuit, Gate } from "../../circuit/gate.ts";
import { multiply } from "../../circuit/linear.ts";
import { type Matrix, matrixOf } from "../../circuit/matrix.ts";
import { rotationOf } from "../passes/cancel.ts";
import { tidyAngle } from "./one-qubit.ts";

/** A one-qubit gate that branches: it takes a wire that holds `input` and leaves a new variable on it. */
export interface Branch {
  input: number;
  output: number;
  matrix: Matrix;
}

/**
 * A circuit of CX and one-qubit gates as a sum over paths. Each wire holds the parity of some variables, a bit mask: one
 * variable for each qubit, one more behind each gate that branches.
 */
export interface PathSum {
  qubits: number;
  branches: readonly Branch[];
  /** The phase that each parity gets. */
  phases: readonly { parity: number; angle: number }[];
  /** What each qubit holds at the end, and whether it is flipped. */
  outputs: readonly { parity: number; flipped: boolean }[];
}

const MAX_VARIABLES = 30;
const matrixX = matrixOf(fixed("x", 0));

/** The phase of a gate that does not branch; Y is a flip with a phase. */
function phaseAngle(gate: Gate): number | undefined {
  const turn = rotationOf(gate);
  return gate.name === "y" || turn?.axis === "rz" ? turn?.angle : undefined;
}

/** Undefined for a circuit with barriers, other gates or too many branches. */
export function pathSumOf({ qubits, operations }: Circuit): PathSum | undefined {
  const parity = Array.from({ length: qubits }, (_, k) => 1 << k);
  const flipped = new Array<boolean>(qubits).fill(false);
  const angles = new Map<number, number>();
  const branches: Branch[] = [];
  for (const operation of operations) {
    if (operation.name === "barrier") return undefined;
    if (operation.name === "cx") {
      const [control, target] = operation.qubits;
      parity[target] ^= parity[control];
      flipped[target] = flipped[target] !== flipped[control];
      continue;
    }
    if (operation.qubits.length > 1) return undefined;
    const [a] = operation.qubits;
    const angle = phaseAngle(operation);
    if (angle !== undefined) {
      const signed = flipped[a] ? -angle : angle;
      angles.set(parity[a], (angles.get(parity[a]) ?? 0) + signed);
    }
    if (operation.name === "x" || operation.name === "y") flipped[a] = !flipped[a];
    else if (angle === undefined && operation.name !== "id") {
      if (qubits + branches.length >= MAX_VARIABLES) return undefined;
      const matrix = matrixOf(operation);
      const output = 1 << (qubits + branches.length);
      branches.push({
        input: parity[a],
        output,
        matrix: flipped[a] ? multiply(matrix, matrixX) : matrix,
      });
      parity[a] = output;
      flipped[a] = false;
    }
  }
  return {
    qubits,
    branches,
    phases: [...angles]
      .map(([mask, angle]) => ({ parity: mask, angle: tidyAngle(angle) }))
      .filter(({ angle }) => angle !== 0),
    outputs: parity.map((mask, k) => ({ parity: mask, flipped: flipped[k] })),
  };
}
