import { type Complex, type Gate, matrixOf } from "./gates.ts";

/** Amplitudes of `qubits` qubits; qubit k is bit k of the index. */
export interface State {
  qubits: number;
  re: Float64Array;
  im: Float64Array;
}

export function basisState(qubits: number, index = 0): State {
  const state = { qubits, re: new Float64Array(2 ** qubits), im: new Float64Array(2 ** qubits) };
  state.re[index] = 1;
  return state;
}

export function applyGate(state: State, gate: Gate): State {
  const matrix = matrixOf(gate);
  const masks = gate.qubits.map((qubit) => 1 << qubit);
  const all = masks.reduce((mask, bit) => mask | bit, 0);
  const offsets = matrix.map((_, row) =>
    masks.reduce((offset, bit, k) => offset | ((row >> k) & 1 ? bit : 0), 0),
  );
  const re = new Float64Array(state.re.length);
  const im = new Float64Array(state.im.length);
  for (let base = 0; base < re.length; base++) {
    if ((base & all) !== 0) continue;
    for (const [row, entries] of matrix.entries()) {
      const target = base | offsets[row];
      for (const [column, [a, b]] of entries.entries()) {
        if (a === 0 && b === 0) continue;
        const source = base | offsets[column];
        const x = state.re[source];
        const y = state.im[source];
        re[target] += a * x - b * y;
        im[target] += a * y + b * x;
      }
    }
  }
  return { qubits: state.qubits, re, im };
}

export function run(gates: readonly Gate[], start: State): State {
  return gates.reduce(applyGate, start);
}

export function amplitude(state: State, index: number): Complex {
  return [state.re[index], state.im[index]];
}

export function probabilities(state: State): number[] {
  return Array.from(state.re, (re, index) => re * re + state.im[index] ** 2);
}

/** ⟨a|b⟩. */
export function innerProduct(a: State, b: State): Complex {
  let re = 0;
  let im = 0;
  for (let k = 0; k < a.re.length; k++) {
    const [ax, ay] = amplitude(a, k);
    const [bx, by] = amplitude(b, k);
    re += ax * bx + ay * by;
    im += ax * by - ay * bx;
  }
  return [re, im];
}

/** Overlap of two normalized states, one exactly when they differ by a global phase only. */
export function fidelity(a: State, b: State): number {
  const [re, im] = innerProduct(a, b);
  return re * re + im * im;
}

/** Moves qubit q of the state to position `order[q]`. */
export function permuteQubits(state: State, order: readonly number[]): State {
  const moved = basisState(state.qubits);
  for (let index = 0; index < state.re.length; index++) {
    const target = order.reduce((bits, to, from) => bits | (((index >> from) & 1) << to), 0);
    moved.re[target] = state.re[index];
    moved.im[target] = state.im[index];
  }
  return moved;
}
