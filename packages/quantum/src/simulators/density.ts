import type { Circuit } from "../circuit/gate.ts";
import { type Amplitudes, applyOperation, squaredNorm } from "./kernels.ts";
import { checkMemory, densityMatrixBytes } from "./memory.ts";
import { depolarizingRate, type NoiseModel, noiseless } from "./noise.ts";
import { basisState } from "./statevector.ts";

/** Row r and column c of ρ at index r | c << n: the kernels of the statevector serve on 2n bits, and columns see the conjugate. */
export interface DensityMatrix extends Amplitudes {
  readonly qubits: number;
}

/** Conjugates ρ by each gate in turn, and lets the noise that follows the gate act. */
export function runDensityMatrix(
  { qubits, operations }: Circuit,
  noise: NoiseModel = noiseless,
): DensityMatrix {
  checkMemory("density matrix", qubits, densityMatrixBytes(qubits));
  const density = { ...basisState(2 * qubits), qubits };
  for (const operation of operations) {
    if (operation.name === "barrier") continue;
    applyOperation(density, operation);
    applyOperation(density, operation, qubits);
    depolarize(density, operation.qubits, depolarizingRate(operation, noise));
    for (const qubit of operation.qubits) damp(density, qubit, noise.damping);
  }
  return density;
}

/** Applies, with probability `rate`, one of the Pauli operators other than the identity, all equally likely. */
function depolarize(
  { re, im, qubits }: DensityMatrix,
  gateQubits: readonly number[],
  rate: number,
): void {
  if (rate === 0) return;
  const dimension = 2 ** gateQubits.length;
  const mixedShare = (rate * dimension ** 2) / (dimension ** 2 - 1);
  const diagonal = Array.from({ length: dimension }, (_, k) =>
    gateQubits.reduce(
      (bits, qubit, j) => ((k >> j) & 1 ? bits | (1 << qubit) | (1 << (qubit + qubits)) : bits),
      0,
    ),
  );
  const mask = diagonal[dimension - 1];
  const traces = [re, im].map((part) => {
    const sums = new Float64Array(part.length);
    for (let i = 0; i < part.length; i = ((i | mask) + 1) & ~mask) {
      for (const offset of diagonal) sums[i] += part[i | offset];
    }
    return sums;
  });
  for (const [k, part] of [re, im].entries()) {
    for (let i = 0; i < part.length; i++) part[i] *= 1 - mixedShare;
    for (let i = 0; i < part.length; i = ((i | mask) + 1) & ~mask) {
      for (const offset of diagonal) part[i | offset] += (mixedShare * traces[k][i]) / dimension;
    }
  }
}

/** Amplitude damping: a part of |1⟩⟨1| falls to |0⟩⟨0|, and the coherences fade. */
function damp({ re, im, qubits }: DensityMatrix, qubit: number, damping: number): void {
  if (damping === 0) return;
  const [stay, fall] = [Math.sqrt(1 - damping), Math.sqrt(damping)];
  const row = 1 << qubit;
  const column = row << qubits;
  const mask = row | column;
  for (const part of [re, im]) {
    for (let i = 0; i < part.length; i = ((i | mask) + 1) & ~mask) {
      part[i] += fall * fall * part[i | mask];
      part[i | row] *= stay;
      part[i | column] *= stay;
      part[i | mask] *= stay * stay;
    }
  }
}

/** The diagonal of ρ. */
export function densityProbabilities({ re, qubits }: DensityMatrix): Float64Array {
  return Float64Array.from({ length: 2 ** qubits }, (_, k) => re[k | (k << qubits)]);
}

/** tr ρ²: one for a pure state, 2^-n for the fully mixed one. */
export function purity(density: DensityMatrix): number {
  return squaredNorm(density);
}
