import type { Matrix } from "../circuit/matrix.ts";

/** A unitary on one or two wires. */
export interface Step {
  wires: readonly number[];
  matrix: Matrix;
}

/** Changes the state in place: real and imaginary parts in turn, wire k is bit k of the index. */
export function applyStep(state: Float64Array, { wires, matrix }: Step): void {
  if (wires.length === 1) applyToOne(state, wires[0], matrix);
  else applyToTwo(state, wires[0], wires[1], matrix);
}

function applyToOne(state: Float64Array, wire: number, m: Matrix): void {
  const [ar, ai, br, bi, cr, ci, dr, di] = m;
  const gap = 2 << wire;
  for (let block = 0; block < state.length; block += 2 * gap) {
    for (let i = block; i < block + gap; i += 2) {
      const j = i + gap;
      const x = state[i];
      const y = state[i + 1];
      const u = state[j];
      const v = state[j + 1];
      state[i] = ar * x - ai * y + br * u - bi * v;
      state[i + 1] = ar * y + ai * x + br * v + bi * u;
      state[j] = cr * x - ci * y + dr * u - di * v;
      state[j + 1] = cr * y + ci * x + dr * v + di * u;
    }
  }
}

function applyToTwo(state: Float64Array, first: number, second: number, m: Matrix): void {
  const one = 2 << first;
  const two = 2 << second;
  const low = Math.min(one, two);
  const high = Math.max(one, two);
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
        for (let row = 0; row < 4; row++) {
          const at = row === 0 ? i : row === 1 ? j : row === 2 ? k : l;
          const r = 8 * row;
          state[at] =
            m[r] * a -
            m[r + 1] * b +
            (m[r + 2] * c - m[r + 3] * d) +
            (m[r + 4] * e - m[r + 5] * f) +
            (m[r + 6] * g - m[r + 7] * h);
          state[at + 1] =
            m[r] * b +
            m[r + 1] * a +
            (m[r + 2] * d + m[r + 3] * c) +
            (m[r + 4] * f + m[r + 5] * e) +
            (m[r + 6] * h + m[r + 7] * g);
        }
      }
    }
  }
}
