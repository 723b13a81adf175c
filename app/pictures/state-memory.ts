import {
  densityMatrixBytes,
  mpsBytes,
  statevectorBytes,
  tableauBytes,
} from "@adyakshar/quantum/simulators";

export const BOND_DIMENSION = 1024;

export type Representation = "density matrix" | "statevector" | "tensor network" | "stabilizer";

/** Bytes to hold the state of n qubits. */
export const memoryModels: Record<Representation, (qubits: number) => number> = {
  "density matrix": densityMatrixBytes,
  statevector: statevectorBytes,
  "tensor network": (qubits) => mpsBytes(qubits, BOND_DIMENSION),
  stabilizer: tableauBytes,
};

export interface Machine {
  name: string;
  bytes: number;
}

/** Round sizes, as an assumption that the caption states. */
export const machines: readonly Machine[] = [
  { name: "laptop", bytes: 16 * 2 ** 30 },
  { name: "node", bytes: 2 ** 40 },
  { name: "supercomputer", bytes: 2 ** 50 },
];

/** System, program and buffers need the rest of a machine's memory. */
export const USABLE_SHARE = 3 / 4;

export function usableBytes({ bytes }: Machine): number {
  return USABLE_SHARE * bytes;
}

export const MAX_COUNTED_QUBITS = 10_000;

/** The most qubits that fit; undefined if that is more than anyone counts. */
export function largestFit(method: Representation, bytes: number): number | undefined {
  const model = memoryModels[method];
  if (model(MAX_COUNTED_QUBITS) <= bytes) return undefined;
  let qubits = 0;
  while (model(qubits + 1) <= bytes) qubits++;
  return qubits;
}
