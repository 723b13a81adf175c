import type { Random } from "../random.ts";
import { type ComplexMatrix, multiplyMatrices, rowsOf, splitRows } from "./complex-matrix.ts";
import { squaredNorm } from "./kernels.ts";
import { type Mps, moveCenter } from "./mps.ts";
import { basisState, type Statevector } from "./statevector.ts";

/** Bond dimensions between neighboring sites, n - 1 of them. */
export function bondDimensions(mps: Mps): number[] {
  return mps.sites.slice(0, -1).map((site) => site.columns / 2);
}

/** Bytes of the tensors as they are now. */
export function heldBytes(mps: Mps): number {
  return mps.sites.reduce((sum, { re, im }) => sum + re.byteLength + im.byteLength, 0);
}

/** Readings of the state begin with this row. */
const unitRow: ComplexMatrix = {
  rows: 1,
  columns: 1,
  re: Float64Array.of(1),
  im: Float64Array.of(0),
};

/** Draws outcomes of measuring every qubit (entry k is qubit k), site by site, without a full state. */
export function createMpsSampler(mps: Mps, random: Random): () => Uint8Array {
  moveCenter(mps, 0);
  return () => {
    const bits = new Uint8Array(mps.qubits);
    let row = unitRow;
    for (const [k, site] of mps.sites.entries()) {
      const branches = splitRows(multiplyMatrices(row, site));
      const [zero, one] = [rowsOf(branches, 0, 1), rowsOf(branches, 1, 1)];
      const [p, q] = [squaredNorm(zero), squaredNorm(one)];
      const bit = random() * (p + q) < p ? 0 : 1;
      bits[mps.order[k]] = bit;
      row = bit ? one : zero;
    }
    return bits;
  };
}

/** Measures in the Z basis and collapses the state. */
export function measureMps(mps: Mps, qubit: number, random: Random): 0 | 1 {
  const k = mps.order.indexOf(qubit);
  moveCenter(mps, k);
  const { rows, columns, re, im } = mps.sites[k];
  const weights = [0, 0];
  const physicalAt = (i: number) => Math.floor((2 * i) / columns) % 2;
  for (let i = 0; i < re.length; i++) weights[physicalAt(i)] += re[i] * re[i] + im[i] * im[i];
  const outcome = random() * (weights[0] + weights[1]) < weights[0] ? 0 : 1;
  const scale = 1 / Math.sqrt(weights[outcome]);
  const keep = (part: Float64Array) =>
    part.map((value, i) => (physicalAt(i) === outcome ? value * scale : 0));
  mps.sites[k] = { rows, columns, re: keep(re), im: keep(im) };
  return outcome;
}

/** All amplitudes, for a register whose statevector fits the limit. */
export function mpsToState(mps: Mps): Statevector {
  const { qubits, order } = mps;
  const state = basisState(qubits);
  // Rows are the outcomes so far, site 0 the highest bit; each site splits every row in two.
  const { rows, re, im } = mps.sites.reduce(
    (outcomes, site) => splitRows(multiplyMatrices(outcomes, site)),
    unitRow,
  );
  for (let row = 0; row < rows; row++) {
    let index = 0;
    for (let k = 0; k < qubits; k++) index |= ((row >> (qubits - 1 - k)) & 1) << order[k];
    state.re[index] = re[row];
    state.im[index] = im[row];
  }
  return state;
}
