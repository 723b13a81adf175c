import { parity } from "../circuit/bits.ts";
import type { Circuit } from "../circuit/gate.ts";
import type { Random } from "../random.ts";
import { type Amplitudes, applyOperation, weightOfOnes } from "./kernels.ts";
import { checkMemory, statevectorBytes } from "./memory.ts";

/** Amplitudes of `qubits` qubits; qubit k is bit k of the index. */
export interface Statevector extends Amplitudes {
  readonly qubits: number;
}

/** The basis state of the given index. Refuses a register that needs too many bytes. */
export function basisState(qubits: number, index = 0): Statevector {
  checkMemory("statevector", qubits, statevectorBytes(qubits));
  const state = { qubits, re: new Float64Array(2 ** qubits), im: new Float64Array(2 ** qubits) };
  state.re[index] = 1;
  return state;
}

export function copyState({ qubits, re, im }: Statevector): Statevector {
  return { qubits, re: re.slice(), im: im.slice() };
}

/** The state after the whole circuit, from all zeros unless told otherwise; `start` is left as it is. */
export function runStatevector(circuit: Circuit, start?: Statevector): Statevector {
  const state = start ? copyState(start) : basisState(circuit.qubits);
  for (const operation of circuit.operations) applyOperation(state, operation);
  return state;
}

/** Measures in the Z basis and collapses the state. */
export function measureState(state: Statevector, qubit: number, random: Random): 0 | 1 {
  const { re, im } = state;
  const bit = 1 << qubit;
  const one = weightOfOnes(state, bit);
  const outcome = random() < one ? 1 : 0;
  const scale = 1 / Math.sqrt(outcome === 1 ? one : 1 - one);
  for (let i = 0; i < re.length; i++) {
    const factor = (i & bit) === (outcome === 1 ? bit : 0) ? scale : 0;
    re[i] *= factor;
    im[i] *= factor;
  }
  return outcome;
}

/** ⟨a|b⟩ as real and imaginary part. */
export function innerProduct(a: Statevector, b: Statevector): [re: number, im: number] {
  let re = 0;
  let im = 0;
  for (let k = 0; k < a.re.length; k++) {
    re += a.re[k] * b.re[k] + a.im[k] * b.im[k];
    im += a.re[k] * b.im[k] - a.im[k] * b.re[k];
  }
  return [re, im];
}

/** Overlap of two normalized states: one exactly when they differ by a global phase only. */
export function fidelity(a: Statevector, b: Statevector): number {
  const [re, im] = innerProduct(a, b);
  return re * re + im * im;
}

export interface PauliFactor {
  qubit: number;
  axis: "x" | "y" | "z";
}

/** ⟨ψ|P|ψ⟩ of a product of Pauli operators on distinct qubits. */
export function pauliExpectation({ re, im }: Statevector, paulis: readonly PauliFactor[]): number {
  const bits = (axes: string) =>
    paulis.reduce((mask, { qubit, axis }) => (axes.includes(axis) ? mask | (1 << qubit) : mask), 0);
  const flips = bits("xy");
  const signs = bits("yz");
  let sumRe = 0;
  let sumIm = 0;
  for (let k = 0; k < re.length; k++) {
    const to = k ^ flips;
    const sign = parity(k & signs) ? -1 : 1;
    sumRe += sign * (re[to] * re[k] + im[to] * im[k]);
    sumIm += sign * (re[to] * im[k] - im[to] * re[k]);
  }
  // Each Y brings a factor i; the expectation itself is real.
  const turns = paulis.filter(({ axis }) => axis === "y").length % 4;
  return [sumRe, -sumIm, -sumRe, sumIm][turns];
}

export function probabilities({ re, im }: Amplitudes): Float64Array {
  const result = new Float64Array(re.length);
  for (let k = 0; k < re.length; k++) result[k] = re[k] * re[k] + im[k] * im[k];
  return result;
}

/** The distribution of some qubits alone: qubits[j] becomes bit j of the index. */
export function marginal(distribution: Float64Array, qubits: readonly number[]): Float64Array {
  const result = new Float64Array(2 ** qubits.length);
  for (let k = 0; k < distribution.length; k++) {
    let index = 0;
    for (let j = 0; j < qubits.length; j++) index |= ((k >>> qubits[j]) & 1) << j;
    result[index] += distribution[k];
  }
  return result;
}

/** Draws indices from a distribution; built once, each draw is a binary search. */
export function createSampler(distribution: Float64Array, random: Random): () => number {
  const cumulative = new Float64Array(distribution.length);
  let total = 0;
  let last = 0;
  for (let k = 0; k < distribution.length; k++) {
    if (distribution[k] > 0) last = k;
    total += distribution[k];
    cumulative[k] = total;
  }
  return () => {
    const point = random() * total;
    let low = 0;
    let high = last;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (cumulative[middle] > point) high = middle;
      else low = middle + 1;
    }
    return low;
  };
}
