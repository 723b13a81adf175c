import { relabel } from "../../circuit/build.ts";
import type { Circuit, Gate } from "../../circuit/gate.ts";
import { identity, multiply } from "../../circuit/linear.ts";
import { type Matrix, matrixOf } from "../../circuit/matrix.ts";
import { oneQubitGate } from "./one-qubit.ts";

/** Of a circuit of a few qubits. */
export function unitaryOf({ qubits, operations }: Circuit): Matrix {
  let unitary = identity(2 ** qubits);
  for (const operation of operations) {
    if (operation.name !== "barrier") unitary = multiply(widened(operation, qubits), unitary);
  }
  return unitary;
}

/** Of gates on the pair (a, b), a as its first qubit. */
export function pairMatrix(gates: readonly Gate[], a: number): Matrix {
  const operations = gates.map((gate) => relabel(gate, (qubit) => (qubit === a ? 0 : 1)));
  return unitaryOf({ qubits: 2, operations });
}

/** A gate as a unitary of all qubits. */
function widened(gate: Gate, qubits: number): Matrix {
  const matrix = matrixOf(gate);
  const size = 2 ** qubits;
  const width = 2 ** gate.qubits.length;
  const spread = Array.from({ length: width }, (_, index) =>
    gate.qubits.reduce((bits, qubit, k) => bits | (((index >> k) & 1) << qubit), 0),
  );
  const result = new Float64Array(2 * size * size);
  for (let others = 0; others < size; others++) {
    if ((others & spread[width - 1]) !== 0) continue;
    for (let row = 0; row < width; row++) {
      for (let column = 0; column < width; column++) {
        const at = 2 * (row * width + column);
        const to = 2 * ((others | spread[row]) * size + (others | spread[column]));
        result[to] = matrix[at];
        result[to + 1] = matrix[at + 1];
      }
    }
  }
  return result;
}

/** The same unitary with qubit `order[k]` as its qubit k. */
export function reorder(unitary: Matrix, order: readonly number[]): Matrix {
  const size = 2 ** order.length;
  const from = Array.from({ length: size }, (_, index) =>
    order.reduce((sum, qubit, k) => sum + (((index >> k) & 1) << qubit), 0),
  );
  const result = new Float64Array(unitary.length);
  for (let row = 0; row < size; row++) {
    for (let column = 0; column < size; column++) {
      const at = 2 * (from[row] * size + from[column]);
      const to = 2 * (row * size + column);
      result[to] = unitary[at];
      result[to + 1] = unitary[at + 1];
    }
  }
  return result;
}

/** Moves qubit q to wire `places[q]`. */
export function placement(places: readonly number[], qubits: number): Matrix {
  const size = 2 ** qubits;
  const result = new Float64Array(2 * size * size);
  for (let column = 0; column < size; column++) {
    let row = 0;
    for (let q = 0; q < qubits; q++) if ((column >> q) & 1) row |= 1 << places[q];
    result[2 * (row * size + column)] = 1;
  }
  return result;
}

/** The one-qubit gates of which a local unitary is made. */
export function localFactors(local: Matrix, qubits: number): Gate[] {
  const size = 2 ** qubits;
  let best = 0;
  for (let at = 0; at < size * size; at++) {
    const norm = (k: number) => Math.hypot(local[2 * k], local[2 * k + 1]);
    if (norm(at) > norm(best)) best = at;
  }
  const row = Math.floor(best / size);
  const column = best % size;
  return Array.from({ length: qubits }, (_, q) => {
    const bit = 1 << q;
    const entries = [0, 1].flatMap((i) =>
      [0, 1].flatMap((j) => {
        const at = ((row & ~bit) | (i * bit)) * size + ((column & ~bit) | (j * bit));
        return [local[2 * at], local[2 * at + 1]];
      }),
    );
    const norm = Math.hypot(...entries) / Math.SQRT2;
    return oneQubitGate(
      Float64Array.from(entries, (value) => value / norm),
      q,
    );
  }).filter((gate) => gate !== undefined);
}
