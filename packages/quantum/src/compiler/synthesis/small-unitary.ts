import { pair, relabel } from "../../circuit/build.ts";
import type { Circuit, Gate } from "../../circuit/gate.ts";
import { identity, rearrange } from "../../circuit/linear.ts";
import { type Matrix, matrixOf } from "../../circuit/matrix.ts";
import { range } from "../../range.ts";

export const swapMatrix: Matrix = matrixOf(pair("swap", 0, 1));

/** The unitary of a circuit of a few qubits. */
export function unitaryOf({ qubits, operations }: Circuit): Matrix {
  const unitary = identity(2 ** qubits);
  for (const operation of operations) {
    if (operation.name !== "barrier")
      applyGate(unitary, 2 ** qubits, matrixOf(operation), operation.qubits);
  }
  return unitary;
}

/** The unitary of gates on one pair, with qubit a as its first. */
export function pairMatrix(gates: readonly Gate[], a: number): Matrix {
  const operations = gates.map((gate) => relabel(gate, (qubit) => (qubit === a ? 0 : 1)));
  return unitaryOf({ qubits: 2, operations });
}

/** Multiplies a unitary by a gate from the left, in place. */
export function applyGate(
  unitary: Matrix,
  size: number,
  matrix: Matrix,
  wires: readonly number[],
): void {
  const width = 2 ** wires.length;
  const spread = [0];
  for (const wire of wires) for (const index of [...spread]) spread.push(index | (1 << wire));
  const before = new Float64Array(2 * width);
  for (let others = 0; others < size; others++) {
    if ((others & spread[width - 1]) !== 0) continue;
    for (let column = 0; column < size; column++) {
      for (let k = 0; k < width; k++) {
        const at = 2 * ((others | spread[k]) * size + column);
        before[2 * k] = unitary[at];
        before[2 * k + 1] = unitary[at + 1];
      }
      for (let row = 0, from = 0; row < width; row++) {
        let re = 0;
        let im = 0;
        for (let k = 0; k < 2 * width; k += 2, from += 2) {
          re += matrix[from] * before[k] - matrix[from + 1] * before[k + 1];
          im += matrix[from] * before[k + 1] + matrix[from + 1] * before[k];
        }
        const to = 2 * ((others | spread[row]) * size + column);
        unitary[to] = re;
        unitary[to + 1] = im;
      }
    }
  }
}

/** The same unitary with qubit `order[k]` as its qubit k. */
export function reorder(unitary: Matrix, order: readonly number[]): Matrix {
  const size = 2 ** order.length;
  const indices = range(size).map((index) =>
    order.reduce((moved, place, k) => moved | (((index >> k) & 1) << place), 0),
  );
  return rearrange(unitary, size, (row, column) => indices[row] * size + indices[column]);
}

/** The two factors of a pair's local unitary: that of its first qubit (low bit), and that of the other. */
export function factors(local: Matrix): [Matrix, Matrix] {
  const blocks = range(4);
  const entry = (block: number, k: number) =>
    2 * ((2 * (block >> 1) + (k >> 1)) * 4 + 2 * (block & 1) + (k & 1));
  let best = 0;
  let norm = -1;
  for (const block of blocks) {
    const [at, other] = [entry(block, 0), entry(block, 1)];
    const next = Math.hypot(local[at], local[at + 1], local[other], local[other + 1]);
    if (next > norm) [best, norm] = [block, next];
  }
  const low = new Float64Array(8);
  const high = new Float64Array(8);
  for (let k = 0; k < 4; k++) {
    const at = entry(best, k);
    low[2 * k] = local[at] / norm;
    low[2 * k + 1] = local[at + 1] / norm;
  }
  for (const block of blocks) {
    for (let k = 0; k < 4; k++) {
      const at = entry(block, k);
      high[2 * block] += (low[2 * k] * local[at] + low[2 * k + 1] * local[at + 1]) / 2;
      high[2 * block + 1] += (low[2 * k] * local[at + 1] - low[2 * k + 1] * local[at]) / 2;
    }
  }
  return [low, high];
}
