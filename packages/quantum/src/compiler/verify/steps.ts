import type { Circuit } from "../../circuit/gate.ts";
import { type Matrix, matrixOf } from "../../circuit/matrix.ts";

/** A unitary on one, two or three wires. */
export interface LocalUnitary {
  wires: readonly number[];
  matrix: Matrix;
}

/** Changes the state in place: real and imaginary parts in turn, wire k is bit k of the index. */
export function applyUnitary(state: Float64Array, { wires, matrix }: LocalUnitary): void {
  if (wires.length === 2) applyToTwo(state, wires[0], wires[1], matrix);
  else applyToOthers(state, wires, matrix);
}

export function identityOn(wires: readonly number[]): LocalUnitary {
  const size = 2 ** wires.length;
  const matrix = new Float64Array(2 * size * size);
  for (let k = 0; k < size; k++) matrix[2 * k * (size + 1)] = 1;
  return { wires, matrix };
}

/** Multiplies from the left, in place: the high bits of an index into a matrix are its row's. */
export function applyAfter({ wires, matrix }: LocalUnitary, next: LocalUnitary): void {
  const rows = next.wires.map((wire) => wires.length + wires.indexOf(wire));
  applyUnitary(matrix, { wires: rows, matrix: next.matrix });
}

/** Gates on one pair and the one-qubit gates around them become one step: fewer walks through the amplitudes. */
export function stepsOf({ qubits, operations }: Circuit): LocalUnitary[] {
  const steps = new Set<LocalUnitary>();
  const lastOn = new Array<LocalUnitary | undefined>(qubits);
  for (const operation of operations) {
    if (operation.name === "barrier") continue;
    const gate = { wires: operation.qubits, matrix: matrixOf(operation) };
    let step = lastOn[gate.wires[0]];
    if (!step || gate.wires.some((wire) => lastOn[wire] !== step)) {
      step = identityOn(gate.wires);
      steps.add(step);
      for (const wire of gate.wires) {
        const before = lastOn[wire];
        if (before?.wires.length === 1 && steps.delete(before)) applyAfter(step, before);
        lastOn[wire] = step;
      }
    }
    applyAfter(step, gate);
  }
  return [...steps];
}

/** Row by row of the matrix; only for what is too rare to be written out. */
function applyToOthers(state: Float64Array, wires: readonly number[], m: Matrix): void {
  const size = 2 ** wires.length;
  const offsets = Array.from({ length: size }, (_, row) =>
    wires.reduce((sum, wire, k) => sum + ((row >> k) & 1) * (2 << wire), 0),
  );
  const mask = offsets[size - 1];
  const before = new Float64Array(2 * size);
  for (let base = 0; base < state.length; base += 2) {
    if ((base & mask) !== 0) continue;
    for (let k = 0; k < size; k++) {
      before[2 * k] = state[base + offsets[k]];
      before[2 * k + 1] = state[base + offsets[k] + 1];
    }
    for (let row = 0; row < size; row++) {
      let re = 0;
      let im = 0;
      for (let k = 0; k < size; k++) {
        const at = 2 * (row * size + k);
        re += m[at] * before[2 * k] - m[at + 1] * before[2 * k + 1];
        im += m[at] * before[2 * k + 1] + m[at + 1] * before[2 * k];
      }
      state[base + offsets[row]] = re;
      state[base + offsets[row] + 1] = im;
    }
  }
}

/** Written out row by row, because a loop over the rows is slower. */
function applyToTwo(state: Float64Array, first: number, second: number, m: Matrix): void {
  const one = 2 << first;
  const two = 2 << second;
  const low = Math.min(one, two);
  const high = Math.max(one, two);
  const [a0, b0, c0, d0, e0, f0, g0, h0] = m;
  const [a1, b1, c1, d1, e1, f1, g1, h1] = m.subarray(8);
  const [a2, b2, c2, d2, e2, f2, g2, h2] = m.subarray(16);
  const [a3, b3, c3, d3, e3, f3, g3, h3] = m.subarray(24);
  for (let outer = 0; outer < state.length; outer += 2 * high) {
    for (let middle = outer; middle < outer + high; middle += 2 * low) {
      for (let i = middle; i < middle + low; i += 2) {
        const j = i + one;
        const k = i + two;
        const l = j + two;
        const a = state[i];
        const b = state[i + 1];
        const c = state[j];
        const d = state[j + 1];
        const e = state[k];
        const f = state[k + 1];
        const g = state[l];
        const h = state[l + 1];
        state[i] = a0 * a - b0 * b + c0 * c - d0 * d + e0 * e - f0 * f + g0 * g - h0 * h;
        state[i + 1] = a0 * b + b0 * a + c0 * d + d0 * c + e0 * f + f0 * e + g0 * h + h0 * g;
        state[j] = a1 * a - b1 * b + c1 * c - d1 * d + e1 * e - f1 * f + g1 * g - h1 * h;
        state[j + 1] = a1 * b + b1 * a + c1 * d + d1 * c + e1 * f + f1 * e + g1 * h + h1 * g;
        state[k] = a2 * a - b2 * b + c2 * c - d2 * d + e2 * e - f2 * f + g2 * g - h2 * h;
        state[k + 1] = a2 * b + b2 * a + c2 * d + d2 * c + e2 * f + f2 * e + g2 * h + h2 * g;
        state[l] = a3 * a - b3 * b + c3 * c - d3 * d + e3 * e - f3 * f + g3 * g - h3 * h;
        state[l + 1] = a3 * b + b3 * a + c3 * d + d3 * c + e3 * f + f3 * e + g3 * h + h3 * g;
      }
    }
  }
}
