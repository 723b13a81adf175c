import { relabel } from "../../circuit/build.ts";
import type { Circuit, Gate } from "../../circuit/gate.ts";
import { gatesOf, type Step } from "./clifford-steps.ts";
import { lead, localGates, PAULIS, type Signed, single } from "./paulis.ts";

/** Beyond, a search takes longer than it is worth. */
const MOST_QUBITS = 16;
/** States that the search keeps from step to step, for one qubit; with more qubits there is time for fewer. */
const WIDTH = 200;
/** How much worse a step may make the measure. */
const SLACK = 0.5;

const AXES = ["x", "z", "y"] as const;

/** What a CX between two Paulis makes of those on its wires: both before as one number, both after as one. */
const CHANGES = PAULIS.flatMap((p, i) =>
  PAULIS.map((q, j) => {
    const one = (a: number, b: number) => {
      const meetsFirst = a > 0 && a !== p;
      const meetsSecond = b > 0 && b !== q;
      return [meetsSecond ? a ^ p : a, meetsFirst ? b ^ q : b];
    };
    const table = Uint8Array.from({ length: 256 }, (_, pairs) => {
      const [a, b] = one(pairs & 3, (pairs >> 4) & 3);
      const [c, d] = one((pairs >> 2) & 3, (pairs >> 6) & 3);
      return a | (c << 2) | (b << 4) | (d << 6);
    });
    return { paulis: [AXES[i], AXES[j]] as const, table };
  }),
);

/** What X and Z of each qubit have become: on wire w of qubit q two Paulis as one number at q * size + w. */
interface State {
  blocks: Uint8Array;
  /** How many wires each qubit is spread over, and how many qubits each wire holds. */
  spread: Uint8Array;
  held: Uint8Array;
  measure: number;
  before: State | undefined;
  step: Step | undefined;
}

const LOG = Float64Array.from({ length: MOST_QUBITS + 1 }, (_, k) => Math.log(k));

/** Nothing when each qubit stands on a wire of its own. */
function measureOf(spread: Uint8Array, held: Uint8Array): number {
  let sum = 0;
  for (let k = 0; k < spread.length; k++) sum += LOG[spread[k]] + LOG[held[k]];
  return sum;
}

function startOf(products: readonly Signed[], size: number): State {
  const blocks = new Uint8Array(size * size);
  const spread = new Uint8Array(size);
  const held = new Uint8Array(size);
  for (let q = 0; q < size; q++) {
    for (let w = 0; w < size; w++) {
      blocks[q * size + w] = products[2 * q].on[w] | (products[2 * q + 1].on[w] << 2);
      if (blocks[q * size + w] === 0) continue;
      spread[q]++;
      held[w]++;
    }
  }
  return {
    blocks,
    spread,
    held,
    measure: measureOf(spread, held),
    before: undefined,
    step: undefined,
  };
}

/** The measure after a CX on two wires, without taking the step. */
function measureAfter(state: State, a: number, b: number, table: Uint8Array): number {
  const { blocks, spread, held, measure } = state;
  const size = spread.length;
  let [first, second, change] = [0, 0, 0];
  for (let row = 0, q = 0; q < size; row += size, q++) {
    const before = blocks[row + a] | (blocks[row + b] << 4);
    if (before === 0) continue;
    const after = table[before];
    const [isOn, isOther] = [(after & 15) > 0 ? 1 : 0, after > 15 ? 1 : 0];
    first += isOn;
    second += isOther;
    const more = isOn + isOther - ((before & 15) > 0 ? 1 : 0) - (before > 15 ? 1 : 0);
    if (more !== 0) change += LOG[spread[q] + more] - LOG[spread[q]];
  }
  return measure + change + LOG[first] + LOG[second] - LOG[held[a]] - LOG[held[b]];
}

function stepFrom(before: State, { step, table, measure }: Choice): State {
  const [a, b] = step.wires;
  const [blocks, spread, held] = [
    before.blocks.slice(),
    before.spread.slice(),
    before.held.slice(),
  ];
  const size = spread.length;
  const count = (q: number, one: number) => {
    for (const wire of step.wires) {
      if (blocks[q * size + wire] === 0) continue;
      spread[q] += one;
      held[wire] += one;
    }
  };
  for (let q = 0; q < size; q++) {
    count(q, -1);
    const after = table[blocks[q * size + a] | (blocks[q * size + b] << 4)];
    blocks[q * size + a] = after & 15;
    blocks[q * size + b] = after >> 4;
    count(q, 1);
  }
  return { blocks, spread, held, measure, before, step };
}

interface Choice {
  state: State;
  step: Step;
  table: Uint8Array;
  measure: number;
}

function choicesFrom(state: State): Choice[] {
  const choices: Choice[] = [];
  for (let b = 0; b < state.spread.length; b++) {
    for (let a = 0; a < b; a++) {
      for (const { paulis, table } of CHANGES) {
        const measure = measureAfter(state, a, b, table);
        if (measure > state.measure + SLACK) continue;
        choices.push({ state, step: { wires: [a, b], paulis }, table, measure });
      }
    }
  }
  return choices;
}

/**
 * Steps that bring each qubit to a wire of its own, fewer than `below`: the most promising states are followed, by the
 * measure above. Compare Webster, Koutsioumpas and Browne, Heuristic and optimal synthesis of CNOT and Clifford circuits.
 */
function search(start: State, below: number): State | undefined {
  const size = start.spread.length;
  const width = Math.ceil(WIDTH / size);
  let level = [start];
  let least = start.measure;
  for (let count = 0, since = 0; count < below && since < size; count++) {
    if (level[0].measure < 1e-9) return level[0];
    const choices = level.flatMap(choicesFrom).sort((x, y) => x.measure - y.measure);
    const next = new Map<string, State>();
    for (const choice of choices) {
      const state = stepFrom(choice.state, choice);
      next.set(state.blocks.join(), state);
      if (next.size === width) break;
    }
    level = [...next.values()];
    since = level[0].measure < least - 1e-9 ? 0 : since + 1;
    least = Math.min(least, level[0].measure);
  }
  return undefined;
}

/**
 * A circuit of Clifford gates with fewer than `below` CX between any pairs, if a search finds one: its wire q ends on
 * `ends[q]`. Undefined for circuits with other gates.
 */
export function cliffordAnew(
  { qubits, operations }: Circuit,
  below: number,
): { circuit: Circuit; ends: number[] } | undefined {
  if (qubits > MOST_QUBITS) return undefined;
  const products = Array.from({ length: 2 * qubits }, (_, k) =>
    single(qubits, k >> 1, k % 2 === 0 ? 1 : 2),
  );
  if (!lead(products, operations)) return undefined;
  let state = search(startOf(products, qubits), below);
  if (state === undefined) return undefined;
  const steps: Gate[][] = [];
  for (; state?.step !== undefined; state = state.before) steps.push(gatesOf(state.step));
  lead(products, steps.toReversed().flat());
  const wires = Array.from({ length: qubits }, (_, q) =>
    products[2 * q].on.findIndex((on) => on > 0),
  );
  const locals = wires.flatMap((wire, q) => localGates(products.slice(2 * q, 2 * q + 2), wire, q));
  const ends = wires.map((_, q) => wires.indexOf(q));
  const renamed = steps.flat().map((gate) => relabel(gate, (wire) => ends[wire]));
  return { circuit: { qubits, operations: [...locals, ...renamed] }, ends };
}
