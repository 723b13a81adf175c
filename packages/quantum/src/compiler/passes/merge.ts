import { type Circuit, isOneQubit, type Operation } from "../../circuit/gate.ts";
import { multiply } from "../../circuit/linear.ts";
import { type Matrix, matrixOf } from "../../circuit/matrix.ts";
import { oneQubitGates } from "../synthesis/one-qubit.ts";

/** Each run of one-qubit gates becomes one gate by its shortest name, or none. */
export function mergeOneQubit({ qubits, operations }: Circuit): Circuit {
  const pendingMatrices: (Matrix | undefined)[] = new Array(qubits).fill(undefined);
  const mergedOperations: Operation[] = [];
  const flush = (qubit: number) => {
    const matrix = pendingMatrices[qubit];
    if (matrix) mergedOperations.push(...oneQubitGates(matrix, qubit));
    pendingMatrices[qubit] = undefined;
  };
  for (const operation of operations) {
    if (isOneQubit(operation)) {
      const [qubit] = operation.qubits;
      const before = pendingMatrices[qubit];
      const matrix = matrixOf(operation);
      pendingMatrices[qubit] = before ? multiply(matrix, before) : matrix;
    } else {
      for (const qubit of operation.qubits) flush(qubit);
      mergedOperations.push(operation);
    }
  }
  for (let qubit = 0; qubit < qubits; qubit++) flush(qubit);
  return { qubits, operations: mergedOperations };
}
