import type { Circuit } from "../../circuit/gate.ts";
import { type Random, seeded } from "../../random.ts";
import { range } from "../../range.ts";
import type { Routed } from "../routing/routed.ts";
import { compactWires } from "./compact-wires.ts";
import { applyUnitary, type LocalUnitary, stepsOf } from "./steps.ts";
import { comparePaulis } from "./verify-paulis.ts";

export type Verdict = "proved" | "not refuted" | "undecided" | "refuted";

export interface Verification {
  verdict: Verdict;
  /** A sentence that says what was compared. */
  detail: string;
}

const MAX_PROVED_QUBITS = 10;
const MAX_SIMULATED_QUBITS = 20;
const MAX_COMPARED_STATES = 3;
/** The largest difference of two amplitudes that counts as rounding: a phase of a few 1e-9 can be lost within it. */
const TOLERANCE = 1e-7;
/** Amplitudes that may be touched: what takes more is compared on fewer states, or not at all. */
const AMPLITUDE_BUDGET = 4e9;
/** Several states are compared as long as all of them together touch no more amplitudes than this. */
const SEVERAL_STATES_BUDGET = 2e8;

/** A product of one-qubit states in general position on these wires, zero on the others. */
function randomState(wires: number, inputs: readonly number[], random: Random): Float64Array {
  const state = new Float64Array(2 ** (wires + 1));
  state[0] = 1;
  for (const k of inputs) {
    const theta = 0.3 + 0.9 * random();
    const phi = 2 * Math.PI * random();
    const re = Math.sin(theta) * Math.cos(phi);
    const im = Math.sin(theta) * Math.sin(phi);
    const half = 2 ** k;
    for (let index = 0; index < half; index++) {
      const x = state[2 * index];
      const y = state[2 * index + 1];
      state[2 * (index + half)] = x * re - y * im;
      state[2 * (index + half) + 1] = x * im + y * re;
      state[2 * index] = x * Math.cos(theta);
      state[2 * index + 1] = y * Math.cos(theta);
    }
  }
  return state;
}

/** The identity as one state: these wires, each entangled with its copy behind all `wires`. */
function entangledState(wires: number, inputs: readonly number[]): Float64Array {
  const state = new Float64Array(2 ** (wires + inputs.length + 1));
  for (let copy = 0; copy < 2 ** inputs.length; copy++) {
    const index = inputs.reduce((bits, wire, k) => bits | (((copy >> k) & 1) << wire), 0);
    state[2 * (index + copy * 2 ** wires)] = 1;
  }
  return state;
}

/** True if b = e^(i angle) a for one angle; `place` tells where an index of a stands in b. */
function isSame(a: Float64Array, b: Float64Array, place: (index: number) => number): boolean {
  let re = 0;
  let im = 0;
  let weightA = 0;
  let weightB = 0;
  for (let index = 0; index < a.length / 2; index++) {
    const x = a[2 * index];
    const y = a[2 * index + 1];
    const at = 2 * place(index);
    re += x * b[at] + y * b[at + 1];
    im += x * b[at + 1] - y * b[at];
    weightA += x * x + y * y;
  }
  for (const value of b) weightB += value * value;
  const size = Math.hypot(re, im);
  const c = re / size;
  const s = im / size;
  if (!(size > 0) || Math.abs(weightA - weightB) > TOLERANCE * weightA) return false;
  for (let index = 0; index < a.length / 2; index++) {
    const x = a[2 * index];
    const y = a[2 * index + 1];
    const at = 2 * place(index);
    if (Math.abs(x * c - y * s - b[at]) > TOLERANCE) return false;
    if (Math.abs(x * s + y * c - b[at + 1]) > TOLERANCE) return false;
  }
  return true;
}

/** Plans the comparison and the number of states, which is zero if it would touch too many amplitudes. */
function planOf(source: Circuit, { circuit, layout, output, zeros }: Routed, budget: number) {
  const inputs = range(source.qubits).filter((qubit) => !zeros?.includes(qubit));
  const qubits = inputs.length;
  const before = stepsOf(source);
  const { steps: after, bitOf } = compactWires(stepsOf(circuit), { layout, output });
  const wires = Math.max(...bitOf.values()) + 1;
  const ends = output.map((wire) => bitOf.get(wire) ?? 0);
  const workOf = (bits: number) => (before.length + after.length) * 2 ** bits;
  const copies = wires <= MAX_PROVED_QUBITS && workOf(wires + qubits) <= budget ? qubits : 0;
  const work = workOf(wires + copies);
  const maxRuns = wires > MAX_SIMULATED_QUBITS || work > budget ? 0 : MAX_COMPARED_STATES;
  const runs =
    copies > 0 ? 1 : Math.min(maxRuns, Math.max(1, Math.floor(SEVERAL_STATES_BUDGET / work)));
  return { before, after, wires, ends, copies, runs, inputs };
}

/** Tells whether the compiled circuit does what the source does, up to a global phase and the output permutation. */
export function verify(
  source: Circuit,
  routed: Routed,
  { seed = 1, budget = AMPLITUDE_BUDGET }: { seed?: number; budget?: number } = {},
): Verification {
  const { qubits } = source;
  const { layout, output } = routed;
  if (new Set(layout).size < qubits || new Set(output).size < qubits) {
    return { verdict: "refuted", detail: "two program qubits share one place" };
  }
  const { before, after, wires, ends, copies, runs, inputs } = planOf(source, routed, budget);
  const goesOn = runs === 0;
  const paulis =
    copies > 0 || inputs.length < qubits
      ? undefined
      : comparePaulis(source, routed, { tolerance: TOLERANCE, budget, goesOn });
  if (paulis?.isRefuted)
    return { verdict: "refuted", detail: "X or Z of a qubit becomes something else" };
  if (paulis && paulis.compared === paulis.generators) {
    const detail = `X and Z of each of ${qubits} qubits become the same, compared to ${TOLERANCE}`;
    return { verdict: "proved", detail };
  }
  if (paulis && paulis.compared > 0 && runs === 0) {
    const { compared, generators } = paulis;
    const detail = `${compared} of ${generators} products, X and Z of each qubit and Z of each idle one, become the same; the others become too long`;
    return { verdict: "not refuted", detail };
  }
  if (runs === 0) {
    const detail = `${wires} qubits are in use: too much to simulate in time`;
    return { verdict: "undecided", detail };
  }
  const place = placement(ends, wires);
  const random = seeded(seed);
  for (let run = 0; run < runs; run++) {
    const a = copies > 0 ? entangledState(wires, inputs) : randomState(wires, inputs, random);
    const b = a.slice();
    applyAll(a, before, wires);
    applyAll(b, after, wires);
    if (!isSame(a, b, place))
      return { verdict: "refuted", detail: "the compiled circuit gives another state" };
  }
  return copies > 0
    ? {
        verdict: "proved",
        detail: `full unitary on ${wires} qubit${wires > 1 ? "s" : ""} compared to ${TOLERANCE}`,
      }
    : {
        verdict: "not refuted",
        detail: `${runs} random state${runs > 1 ? "s" : ""} of ${wires} qubits compared to ${TOLERANCE}`,
      };
}

/** Amplitudes that fit a processor's cache. */
const CACHED_AMPLITUDES = 2 ** 12;

/** Applies all steps to one part after another: what differs beyond the wires never meets, and a part stays in the cache. */
function applyAll(state: Float64Array, steps: readonly LocalUnitary[], wires: number): void {
  const length = 2 * Math.max(2 ** wires, CACHED_AMPLITUDES);
  for (let start = 0; start < state.length; start += length) {
    const part = state.subarray(start, start + length);
    for (const step of steps) applyUnitary(part, step);
  }
}

/** Moves program qubit i from bit i to the bit where it ends; idle wires, all zero, fill the rest. */
function placement(ends: readonly number[], wires: number): (index: number) => number {
  const rest = range(wires).filter((bit) => !ends.includes(bit));
  const to = [...ends, ...rest];
  const table = new Int32Array(2 ** wires);
  for (let index = 0; index < table.length; index++) {
    for (let bit = 0; bit < wires; bit++) if ((index >> bit) & 1) table[index] |= 1 << to[bit];
  }
  const mask = table.length - 1;
  return (index) => (index & ~mask) | table[index & mask];
}
