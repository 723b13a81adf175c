const BYTES_PER_AMPLITUDE = 16;

/** A qubit has two levels, so a site of a matrix product state holds two χ by χ matrices. */
const PHYSICAL_DIMENSION = 2;

export const BOND_DIMENSION = 1024;

export type Method = "density matrix" | "statevector" | "tensor network" | "stabilizer";

/** Bytes to hold the state of n qubits. */
export const memoryModels: Record<Method, (qubits: number) => number> = {
  "density matrix": (qubits) => BYTES_PER_AMPLITUDE * 4 ** qubits,
  statevector: (qubits) => BYTES_PER_AMPLITUDE * 2 ** qubits,
  "tensor network": (qubits) =>
    qubits * BOND_DIMENSION ** 2 * PHYSICAL_DIMENSION * BYTES_PER_AMPLITUDE,
  /** Aaronson and Gottesman's tableau: 2n rows of 2n + 1 bits. */
  stabilizer: (qubits) => (2 * qubits * (2 * qubits + 1)) / 8,
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

/** The most qubits that fit, or undefined where the answer lies beyond `limit`. */
export function largestFit(method: Method, bytes: number, limit = 10_000): number | undefined {
  const model = memoryModels[method];
  if (model(limit) <= bytes) return undefined;
  let qubits = 0;
  while (model(qubits + 1) <= bytes) qubits++;
  return qubits;
}
