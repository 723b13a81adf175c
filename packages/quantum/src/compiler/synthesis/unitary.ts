import type { Gate } from "../../circuit/gate.ts";
import { identity, multiply, tensor } from "../../circuit/linear.ts";
import { type Matrix, matrixOf } from "../../circuit/matrix.ts";
import { reorder } from "./small-unitary.ts";

const IDENTITY = identity(2);

/** The matrix of gates on the pair (a, b), a as its first qubit. */
export function pairMatrix(gates: readonly Gate[], a: number): Matrix {
  return gates.reduce((total, gate) => multiply(onPair(gate, a), total), identity(4));
}

function onPair(gate: Gate, a: number): Matrix {
  const matrix = matrixOf(gate);
  const [first] = gate.qubits;
  if (gate.qubits.length === 1) {
    return first === a ? tensor(IDENTITY, matrix) : tensor(matrix, IDENTITY);
  }
  return first === a ? matrix : reorder(matrix, [1, 0]);
}
