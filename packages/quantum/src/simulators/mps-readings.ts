import type { Random } from "../random.ts";
import { type Block, multiplyBlocks } from "./decompositions.ts";
import { checkMemory, statevectorBytes } from "./memory.ts";
import { type Mps, moveCenter } from "./mps.ts";
import { rightBlock, type Site, unitRow, weight } from "./mps-site.ts";
import type { State } from "./statevector.ts";

/** Bond dimensions between neighboring sites, n - 1 of them. */
export function bondDimensions(mps: Mps): number[] {
  return mps.sites.slice(0, -1).map((site) => site.right);
}

/** Bytes of the tensors as they are now. */
export function heldBytes(mps: Mps): number {
  return mps.sites.reduce((sum, { re, im }) => sum + re.byteLength + im.byteLength, 0);
}

/** One half of a site's product: the columns that belong to one value of the qubit. */
function branch(product: Block, right: number, bit: number): Block {
  return {
    rows: 1,
    columns: right,
    re: product.re.subarray(bit * right, (bit + 1) * right),
    im: product.im.subarray(bit * right, (bit + 1) * right),
  };
}

function step(row: Block, site: Site): [zero: Block, one: Block] {
  const product = multiplyBlocks(row, rightBlock(site));
  return [branch(product, site.right, 0), branch(product, site.right, 1)];
}

/** Draws outcomes of measuring every qubit (entry k is qubit k), site by site, without a full state. */
export function createMpsSampler(mps: Mps, random: Random): () => Uint8Array {
  moveCenter(mps, 0);
  return () => {
    const bits = new Uint8Array(mps.qubits);
    let row = unitRow();
    for (const [k, site] of mps.sites.entries()) {
      const [zero, one] = step(row, site);
      const [p, q] = [weight(zero), weight(one)];
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
  const { left, right, re, im } = mps.sites[k];
  const weights = [0, 0];
  const physicalAt = (i: number) => Math.floor(i / right) % 2;
  for (let i = 0; i < re.length; i++) weights[physicalAt(i)] += re[i] * re[i] + im[i] * im[i];
  const outcome = random() * (weights[0] + weights[1]) < weights[0] ? 0 : 1;
  const scale = 1 / Math.sqrt(weights[outcome]);
  const keep = (part: Float64Array) =>
    part.map((value, i) => (physicalAt(i) === outcome ? value * scale : 0));
  mps.sites[k] = { left, right, re: keep(re), im: keep(im) };
  return outcome;
}

/** All amplitudes, for a register whose statevector fits the limit. */
export function mpsToState(mps: Mps, limit?: number): State {
  const { qubits, order } = mps;
  checkMemory("statevector", qubits, statevectorBytes(qubits), limit);
  let rows = unitRow();
  for (const site of mps.sites) {
    // Rows are the outcomes so far, site 0 the highest bit; each site splits every row in two.
    const { re, im } = multiplyBlocks(rows, rightBlock(site));
    rows = { rows: 2 * rows.rows, columns: site.right, re, im };
  }
  const state = { qubits, re: new Float64Array(2 ** qubits), im: new Float64Array(2 ** qubits) };
  for (let row = 0; row < rows.rows; row++) {
    let index = 0;
    for (let k = 0; k < qubits; k++) index |= ((row >> (qubits - 1 - k)) & 1) << order[k];
    state.re[index] = rows.re[row];
    state.im[index] = rows.im[row];
  }
  return state;
}
