import type { Circuit, Operation } from "../../circuit/gate.ts";
import { multiply } from "../../circuit/linear.ts";
import { type Matrix, matrixOf } from "../../circuit/matrix.ts";
import { oneQubitGate } from "../synthesis/one-qubit.ts";

/** Each run of one-qubit gates becomes one gate by its shortest name, or none. */
export function mergeOneQubit({ qubits, operations }: Circuit): Circuit {
  const pending: (Matrix | undefined)[] = new Array(qubits).fill(undefined);
  const merged: Operation[] = [];
  const flush = (qubit: number) => {
    const matrix = pending[qubit];
    pending[qubit] = undefined;
    const gate = matrix && oneQubitGate(matrix, qubit);
    if (gate !== undefined) merged.push(gate);
  };
  for (const operation of operations) {
    if (operation.name === "barrier" || operation.qubits.length > 1) {
      for (const qubit of operation.qubits) flush(qubit);
      merged.push(operation);
    } else {
      const [qubit] = operation.qubits;
      const before = pending[qubit];
      const matrix = matrixOf(operation);
      pending[qubit] = before === undefined ? matrix : multiply(matrix, before);
    }
  }
  for (let qubit = 0; qubit < qubits; qubit++) flush(qubit);
  return { qubits, operations: merged };
}
