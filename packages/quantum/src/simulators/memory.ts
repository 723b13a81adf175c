import { SimulatorError } from "./error.ts";

/** Two 64-bit floats. */
const BYTES_PER_AMPLITUDE = 16;

const MAX_BYTES = 2 ** 30;

export function statevectorBytes(qubits: number): number {
  return BYTES_PER_AMPLITUDE * 2 ** qubits;
}

export function densityMatrixBytes(qubits: number): number {
  return BYTES_PER_AMPLITUDE * 4 ** qubits;
}

/** Aaronson and Gottesman's tableau: 2n rows of 2n + 1 bits. */
export function tableauBytes(qubits: number): number {
  return (2 * qubits * (2 * qubits + 1)) / 8;
}

/** The bond between the first `cut` qubits and the rest: no larger than the smaller side's dimension. */
function bondAt(cut: number, qubits: number, maxBond: number): number {
  return Math.min(maxBond, 2 ** Math.min(cut, qubits - cut));
}

/** A matrix product state of full bonds: at each site two matrices, left bond by right bond. */
export function mpsBytes(qubits: number, maxBond: number): number {
  let bytes = 0;
  for (let site = 0; site < qubits; site++) {
    const left = bondAt(site, qubits, maxBond);
    const right = bondAt(site + 1, qubits, maxBond);
    bytes += 2 * left * right * BYTES_PER_AMPLITUDE;
  }
  return bytes;
}

export function checkMemory(what: string, qubits: number, bytes: number): void {
  if (!Number.isInteger(qubits) || qubits < 1) {
    throw new SimulatorError(`A register has at least one qubit, not ${qubits}`);
  }
  if (bytes > MAX_BYTES) {
    throw new SimulatorError(
      `A ${what} of ${qubits} qubits needs ${binaryBytes(bytes)}, more than the limit of ${binaryBytes(MAX_BYTES)}`,
    );
  }
}

const binaryUnits = ["B", "KiB", "MiB", "GiB", "TiB", "PiB", "EiB"] as const;

/** Bytes in binary units, without a fraction where none is needed. */
export function binaryBytes(bytes: number): string {
  const last = binaryUnits.length - 1;
  const step = Math.max(0, Math.min(last, Math.floor(Math.log2(bytes) / 10)));
  const amount = bytes / 1024 ** step;
  const digits = Number.isInteger(amount) || amount >= 100 ? 0 : 1;
  return `${amount.toFixed(digits)} ${binaryUnits[step]}`;
}
