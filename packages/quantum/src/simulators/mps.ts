import { toCx } from "../circuit/decompose.ts";
import type { Circuit, Gate, Operation } from "../circuit/gate.ts";
import { type Matrix, matrixOf } from "../circuit/matrix.ts";
import { range } from "../range.ts";
import {
  type Block,
  leftSingular,
  lowerTimesBasis,
  multiplyBlocks,
  transposeBlock,
} from "./decompositions.ts";
import { mix } from "./kernels.ts";
import { checkMemory, mpsBytes } from "./memory.ts";
import {
  conjugateBlock,
  fromLeftBlock,
  fromRightBlock,
  leftBlock,
  rightBlock,
  type Site,
  weight,
} from "./mps-site.ts";

/** Share of the weight that may be dropped at a bond even when it would fit. */
const CUTOFF = 1e-20;

/** A chain of sites, orthonormal left and right of `center`. */
export interface Mps {
  readonly qubits: number;
  readonly maxBond: number;
  readonly sites: Site[];
  /** Which qubit stands at each site: a gate on distant qubits moves one of them and leaves it there. */
  readonly order: number[];
  center: number;
  /** Product of the weights kept: an estimate of the fidelity with the exact state. */
  keptWeight: number;
}

export interface MpsOptions {
  maxBond: number;
  limit?: number;
}

export function createMps(qubits: number, options: MpsOptions): Mps {
  const { maxBond, limit } = options;
  checkMemory(`matrix product state of bond ${maxBond}`, qubits, mpsBytes(qubits, maxBond), limit);
  const zero = (): Site => ({
    left: 1,
    right: 1,
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
  for (let l = 0; l < site.left; l++) {
    for (let i = 2 * l * site.right; i < (2 * l + 1) * site.right; i++) {
      mix(site, [i, i + site.right], matrix);
    }
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

/** A four by four matrix on sites k and k + 1; `flipped` where its low bit belongs to site k + 1. */
function applyNeighbors(mps: Mps, k: number, matrix: Matrix, flipped: boolean): void {
  moveCenter(mps, mps.center > k ? k + 1 : k);
  const { sites } = mps;
  const pair = multiplyBlocks(leftBlock(sites[k]), rightBlock(sites[k + 1]));
  mixPair(pair, sites[k].left, sites[k + 1].right, matrix, flipped);
  const { values, vectors } = leftSingular(pair);
  const kept = keptValues(mps, values);
  const basis = { ...vectors, rows: kept };
  const center = multiplyBlocks(conjugateBlock(basis), pair);
  const scale = 1 / Math.sqrt(weight(center));
  for (let i = 0; i < center.re.length; i++) {
    center.re[i] *= scale;
    center.im[i] *= scale;
  }
  sites[k] = fromLeftBlock(transposeBlock(basis));
  sites[k + 1] = fromRightBlock(center);
  mps.center = k + 1;
}

/** How many singular values stay; notes the weight of the others. */
function keptValues(mps: Mps, values: Float64Array): number {
  const total = values.reduce((sum, value) => sum + value * value, 0);
  let kept = values.length;
  let dropped = 0;
  while (kept > 1) {
    const more = dropped + values[kept - 1] ** 2 / total;
    if (kept <= mps.maxBond && more > CUTOFF) break;
    dropped = more;
    kept--;
  }
  mps.keptWeight *= 1 - dropped;
  return kept;
}

function mixPair(pair: Block, left: number, right: number, matrix: Matrix, flipped: boolean): void {
  // Where (physical k, physical k + 1) = (0, 0), (1, 0), (0, 1), (1, 1) stand, or the middle two exchanged.
  const offsets = flipped ? [0, right, 2 * right, 3 * right] : [0, 2 * right, right, 3 * right];
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
    const { lowerTransposed, basis } = lowerTimesBasis(transposeBlock(leftBlock(sites[k])));
    sites[k] = fromLeftBlock(transposeBlock(basis));
    sites[k + 1] = fromRightBlock(multiplyBlocks(lowerTransposed, rightBlock(sites[k + 1])));
  }
  for (; mps.center > to; mps.center--) {
    const k = mps.center;
    const { lowerTransposed, basis } = lowerTimesBasis(rightBlock(sites[k]));
    sites[k] = fromRightBlock(basis);
    sites[k - 1] = fromLeftBlock(
      multiplyBlocks(leftBlock(sites[k - 1]), transposeBlock(lowerTransposed)),
    );
  }
}
