import { toCx } from "../circuit/decompose.ts";
import type { Circuit, Gate, Operation } from "../circuit/gate.ts";
import { type Matrix, matrixOf } from "../circuit/matrix.ts";
import { range } from "../range.ts";
import {
  type ComplexMatrix,
  conjugateMatrix,
  joinRows,
  multiplyMatrices,
  splitRows,
  transposeMatrix,
} from "./complex-matrix.ts";
import { leftSingular, lowerTimesBasis } from "./decompositions.ts";
import { mix, squaredNorm } from "./kernels.ts";
import { checkMemory, mpsBytes } from "./memory.ts";

/** Share of the weight that may be dropped at a bond even when it would fit. */
const NEGLIGIBLE_WEIGHT = 1e-20;

/** A chain of sites, orthonormal left and right of `center`. */
export interface Mps {
  readonly qubits: number;
  readonly maxBond: number;
  /** A row for each state of the left bond; its columns are the qubit's zero, then its one, each with the right bond. */
  readonly sites: ComplexMatrix[];
  /** Which qubit stands at each site: a gate on distant qubits moves one of them and leaves it there. */
  readonly order: number[];
  center: number;
  /** Product of the weights kept: an estimate of the fidelity with the exact state. */
  keptWeight: number;
}

export type MpsOptions = Pick<Mps, "maxBond">;

export function createMps(qubits: number, { maxBond }: MpsOptions): Mps {
  checkMemory(`matrix product state of bond ${maxBond}`, qubits, mpsBytes(qubits, maxBond));
  const zero = (): ComplexMatrix => ({
    rows: 1,
    columns: 2,
    re: Float64Array.of(1, 0),
    im: new Float64Array(2),
  });
  return {
    qubits,
    maxBond,
    sites: Array.from({ length: qubits }, zero),
    order: range(qubits),
    center: 0,
    keptWeight: 1,
  };
}

/** Changes the state in place. Three-qubit gates go in as one- and two-qubit gates. */
export function applyToMps(mps: Mps, operation: Operation): void {
  if (operation.name === "barrier") return;
  if (operation.qubits.length === 3) {
    for (const part of toCx(operation)) applyToMps(mps, part);
  } else if (operation.name === "swap") {
    const [first, second] = operation.qubits.map((qubit) => mps.order.indexOf(qubit));
    exchangeLabels(mps, first, second);
  } else if (operation.qubits.length === 1) applyLocal(mps, operation);
  else applyPair(mps, matrixOf(operation), operation.qubits);
}

export function runMps(circuit: Circuit, options: MpsOptions): Mps {
  const mps = createMps(circuit.qubits, options);
  for (const operation of circuit.operations) applyToMps(mps, operation);
  return mps;
}

function exchangeLabels({ order }: Mps, first: number, second: number): void {
  [order[first], order[second]] = [order[second], order[first]];
}

function applyLocal(mps: Mps, gate: Gate): void {
  const site = mps.sites[mps.order.indexOf(gate.qubits[0])];
  const matrix = matrixOf(gate);
  const right = site.columns / 2;
  for (let row = 0; row < site.rows; row++) {
    for (let i = 2 * row * right; i < (2 * row + 1) * right; i++) mix(site, [i, i + right], matrix);
  }
}

const swapMatrix = matrixOf({ name: "swap", qubits: [0, 1] });

function applyPair(mps: Mps, matrix: Matrix, [first, second]: readonly number[]): void {
  const target = mps.order.indexOf(second);
  let at = mps.order.indexOf(first);
  while (Math.abs(at - target) > 1) {
    const next = at < target ? at + 1 : at - 1;
    applyNeighbors(mps, Math.min(at, next), swapMatrix, false);
    exchangeLabels(mps, at, next);
    at = next;
  }
  applyNeighbors(mps, Math.min(at, target), matrix, at > target);
}

/** A four by four matrix on sites k and k + 1; `isFlipped` where its low bit belongs to site k + 1. */
function applyNeighbors(mps: Mps, k: number, matrix: Matrix, isFlipped: boolean): void {
  moveCenter(mps, mps.center > k ? k + 1 : k);
  const { sites } = mps;
  const pair = multiplyMatrices(splitRows(sites[k]), sites[k + 1]);
  mixPair(pair, matrix, isFlipped);
  const { values, vectors } = leftSingular(pair);
  const keptCount = countKeptValues(mps, values);
  const basis = { ...vectors, rows: keptCount };
  const center = multiplyMatrices(conjugateMatrix(basis), pair);
  const scale = 1 / Math.sqrt(squaredNorm(center));
  const scaled = (part: Float64Array) => part.map((value) => value * scale);
  sites[k] = joinRows(transposeMatrix(basis));
  sites[k + 1] = { ...center, re: scaled(center.re), im: scaled(center.im) };
  mps.center = k + 1;
}

/** Returns the number of singular values that stay, and notes the weight of the others. */
function countKeptValues(mps: Mps, values: Float64Array): number {
  const total = values.reduce((sum, value) => sum + value * value, 0);
  let keptCount = values.length;
  let droppedWeight = 0;
  while (keptCount > 1) {
    const nextWeight = droppedWeight + values[keptCount - 1] ** 2 / total;
    if (keptCount <= mps.maxBond && nextWeight > NEGLIGIBLE_WEIGHT) break;
    droppedWeight = nextWeight;
    keptCount--;
  }
  mps.keptWeight *= 1 - droppedWeight;
  return keptCount;
}

function mixPair(pair: ComplexMatrix, matrix: Matrix, isFlipped: boolean): void {
  const [left, right] = [pair.rows / 2, pair.columns / 2];
  // Where (physical k, physical k + 1) = (0, 0), (1, 0), (0, 1), (1, 1) stand, or the middle two exchanged.
  const offsets = isFlipped ? [0, right, 2 * right, 3 * right] : [0, 2 * right, right, 3 * right];
  for (let l = 0; l < left; l++) {
    for (let r = 0; r < right; r++) {
      const base = 4 * l * right + r;
      mix(
        pair,
        offsets.map((offset) => base + offset),
        matrix,
      );
    }
  }
}

/** Makes the sites on the way orthonormal and carries the rest along. */
export function moveCenter(mps: Mps, to: number): void {
  const { sites } = mps;
  for (; mps.center < to; mps.center++) {
    const k = mps.center;
    const { lowerTransposed, basis } = lowerTimesBasis(transposeMatrix(splitRows(sites[k])));
    sites[k] = joinRows(transposeMatrix(basis));
    sites[k + 1] = multiplyMatrices(lowerTransposed, sites[k + 1]);
  }
  for (; mps.center > to; mps.center--) {
    const k = mps.center;
    const { lowerTransposed, basis } = lowerTimesBasis(sites[k]);
    sites[k] = basis;
    sites[k - 1] = joinRows(
      multiplyMatrices(splitRows(sites[k - 1]), transposeMatrix(lowerTransposed)),
    );
  }
}
