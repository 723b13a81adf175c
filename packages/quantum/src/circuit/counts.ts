import { type Circuit, isOneQubit, isTwoQubit, type Operation } from "./gate.ts";

export interface Counts {
  depth: number;
  twoQubit: number;
  oneQubit: number;
  /** The estimated probability that no two-qubit gate fails, on a device whose errors are known. */
  success?: number;
}

/** Makes the qubits of an operation busy until it ends. A barrier holds back, but takes no time. */
export function occupy(busyUntil: Uint32Array, { name, qubits }: Operation): void {
  let end = 0;
  for (const qubit of qubits) end = Math.max(end, busyUntil[qubit]);
  if (name !== "barrier") end++;
  for (const qubit of qubits) busyUntil[qubit] = end;
}

/** The longest chain of gates that must follow one another. */
export function depthOf({ qubits, operations }: Circuit): number {
  const busyUntil = new Uint32Array(qubits);
  for (const operation of operations) occupy(busyUntil, operation);
  return busyUntil.reduce((longest, end) => Math.max(longest, end), 0);
}

export function countTwoQubit(operations: readonly Operation[]): number {
  let count = 0;
  for (const operation of operations) if (isTwoQubit(operation)) count++;
  return count;
}

/** Counts gates as they stand; bring the circuit into its basis first, where a SWAP is three gates. */
export function countsOf(circuit: Circuit): Counts {
  const { operations } = circuit;
  return {
    depth: depthOf(circuit),
    twoQubit: countTwoQubit(operations),
    oneQubit: operations.filter(isOneQubit).length,
  };
}
