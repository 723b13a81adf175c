import { fixed, pair, relabel, rotation } from "../../circuit/build.ts";
import type { Circuit, Gate } from "../../circuit/gate.ts";
import { range } from "../../range.ts";
import { type Edge, full } from "../coupling.ts";
import type { Axis } from "../passes/commute.ts";
import type { PermutedCircuit } from "../passes/swaps.ts";
import { imagesUnder, localGates, type SignedPauli } from "./paulis.ts";

/** The time of the search grows faster than the square of its qubits. */
const MAX_QUBITS = 16;
/** The beam's width for one qubit; it shrinks with their number to bound the time. */
const BEAM_WIDTH = 200;
/** A step may raise the cost by so much: less than log 2, which a qubit's second wire costs at least. */
const MAX_COST_RISE = 0.5;

/** A CX between any two Paulis. */
interface ControlledPauli {
  wires: readonly [number, number];
  paulis: readonly [Axis, Axis];
}

/** Turns a wire so that the step's Pauli becomes the one that CX has there, and back. */
const turns: Readonly<Record<"control" | "target", Record<Axis, (q: number) => Gate[][]>>> = {
  control: {
    x: (q) => [[fixed("h", q)], [fixed("h", q)]],
    y: (q) => [[fixed("sx", q)], [rotation("rx", -Math.PI / 2, q)]],
    z: () => [[], []],
  },
  target: {
    x: () => [[], []],
    y: (q) => [[fixed("s", q)], [fixed("sdg", q)]],
    z: (q) => [[fixed("h", q)], [fixed("h", q)]],
  },
};

function gatesOf({ wires: [a, b], paulis: [p, q] }: ControlledPauli): Gate[] {
  const [turnA, backA] = turns.control[p](a);
  const [turnB, backB] = turns.target[q](b);
  return [...turnA, ...turnB, pair("cx", a, b), ...backA, ...backB];
}

const axes = ["x", "z", "y"] as const;

/** What a CX between two Paulis makes of those on its wires: both before as one number, both after as one. */
const changes = [1, 2, 3].flatMap((p) =>
  [1, 2, 3].map((q) => {
    const afterCx = (a: number, b: number) => {
      const meetsFirst = a > 0 && a !== p;
      const meetsSecond = b > 0 && b !== q;
      return [meetsSecond ? a ^ p : a, meetsFirst ? b ^ q : b];
    };
    const table = Uint8Array.from({ length: 256 }, (_, pairs) => {
      const [a, b] = afterCx(pairs & 3, (pairs >> 4) & 3);
      const [c, d] = afterCx((pairs >> 2) & 3, (pairs >> 6) & 3);
      return a | (c << 2) | (b << 4) | (d << 6);
    });
    return { paulis: [axes[p - 1], axes[q - 1]] as const, table };
  }),
);

/** What X and Z of each qubit have become: on wire w of qubit q two Paulis as one number at q * size + w. */
interface BeamState {
  blocks: Uint8Array;
  /** How many wires each qubit is spread over, and how many qubits each wire holds. */
  wireCounts: Uint8Array;
  qubitCounts: Uint8Array;
  /** Zero when each qubit is on one wire alone. */
  cost: number;
  steps: readonly ControlledPauli[];
}

const logs = Float64Array.from({ length: MAX_QUBITS + 1 }, (_, k) => Math.log(k));

function startOf(images: readonly SignedPauli[]): BeamState {
  const size = images.length / 2;
  const blocks = new Uint8Array(size * size);
  const wireCounts = new Uint8Array(size);
  const qubitCounts = new Uint8Array(size);
  for (let q = 0; q < size; q++) {
    for (let wire = 0; wire < size; wire++) {
      const block = images[2 * q].on[wire] | (images[2 * q + 1].on[wire] << 2);
      blocks[q * size + wire] = block;
      if (block === 0) continue;
      wireCounts[q]++;
      qubitCounts[wire]++;
    }
  }
  const addLogs = (sum: number, count: number, k: number) =>
    sum + (logs[count] + logs[qubitCounts[k]]);
  const cost = wireCounts.reduce(addLogs, 0);
  return { blocks, wireCounts, qubitCounts, cost, steps: [] };
}

/** The cost after a CX on two wires, without taking the step. */
function costAfter(state: BeamState, a: number, b: number, table: Uint8Array): number {
  const { blocks, wireCounts, qubitCounts, cost } = state;
  const size = wireCounts.length;
  let [first, second, change] = [0, 0, 0];
  for (let row = 0, q = 0; q < size; row += size, q++) {
    const before = blocks[row + a] | (blocks[row + b] << 4);
    if (before === 0) continue;
    const after = table[before];
    const [onFirst, onSecond] = [(after & 15) > 0 ? 1 : 0, after > 15 ? 1 : 0];
    first += onFirst;
    second += onSecond;
    const wireChange = onFirst + onSecond - ((before & 15) > 0 ? 1 : 0) - (before > 15 ? 1 : 0);
    if (wireChange !== 0) change += logs[wireCounts[q] + wireChange] - logs[wireCounts[q]];
  }
  return cost + change + logs[first] + logs[second] - logs[qubitCounts[a]] - logs[qubitCounts[b]];
}

function stepFrom(before: BeamState, { step, table, cost }: Choice): BeamState {
  const [a, b] = step.wires;
  const blocks = before.blocks.slice();
  const wireCounts = before.wireCounts.slice();
  const qubitCounts = before.qubitCounts.slice();
  const size = wireCounts.length;
  const count = (q: number, one: number) => {
    for (const wire of step.wires) {
      if (blocks[q * size + wire] === 0) continue;
      wireCounts[q] += one;
      qubitCounts[wire] += one;
    }
  };
  for (let q = 0; q < size; q++) {
    count(q, -1);
    const after = table[blocks[q * size + a] | (blocks[q * size + b] << 4)];
    blocks[q * size + a] = after & 15;
    blocks[q * size + b] = after >> 4;
    count(q, 1);
  }
  return { blocks, wireCounts, qubitCounts, cost, steps: [...before.steps, step] };
}

interface Choice {
  state: BeamState;
  step: ControlledPauli;
  table: Uint8Array;
  cost: number;
}

function choicesFrom(state: BeamState, pairs: readonly Edge[]): Choice[] {
  const choices: Choice[] = [];
  for (const wires of pairs) {
    for (const { paulis, table } of changes) {
      const cost = costAfter(state, wires[0], wires[1], table);
      if (cost > state.cost + MAX_COST_RISE) continue;
      choices.push({ state, step: { wires, paulis }, table, cost });
    }
  }
  return choices;
}

/**
 * Fewer than `below` steps that bring each qubit to a wire of its own, by a beam search with the cost above. Compare Webster, Koutsioumpas and Browne, Heuristic and optimal synthesis of CNOT and Clifford circuits.
 */
function beamSearch(start: BeamState, below: number): BeamState | undefined {
  const size = start.wireCounts.length;
  const width = Math.ceil(BEAM_WIDTH / size);
  const pairs = full(size).edges;
  let level = [start];
  let least = start.cost;
  for (let count = 0, stepsWithoutGain = 0; count < below && stepsWithoutGain < size; count++) {
    if (level[0].cost < 1e-9) return level[0];
    const choices = level.flatMap((state) => choicesFrom(state, pairs));
    const next = new Map<string, BeamState>();
    for (const choice of choices.sort((x, y) => x.cost - y.cost)) {
      const state = stepFrom(choice.state, choice);
      next.set(state.blocks.join(), state);
      if (next.size === width) break;
    }
    level = [...next.values()];
    stepsWithoutGain = level[0].cost < least - 1e-9 ? 0 : stepsWithoutGain + 1;
    least = Math.min(least, level[0].cost);
  }
  return undefined;
}

/** A circuit with fewer than `below` CX between any pairs; undefined where a gate is not Clifford, or where the search finds none. */
export function resynthesizeClifford(
  { qubits, operations }: Circuit,
  below: number,
): PermutedCircuit | undefined {
  if (qubits > MAX_QUBITS) return undefined;
  const images = imagesUnder(operations, qubits);
  const found = images && beamSearch(startOf(images), below);
  if (found === undefined) return undefined;
  const steps = found.steps.map(gatesOf);
  // What X and Z of each qubit become behind the steps, each on one wire; the steps backward undo themselves.
  const ends = imagesUnder([...operations, ...steps.flat()], qubits) ?? [];
  const wires = range(qubits).map((q) => ends[2 * q].on.findIndex((pauli) => pauli > 0));
  const permutation = range(qubits).map((wire) => wires.indexOf(wire));
  const locals = wires.flatMap((wire, q) => localGates(ends.slice(2 * q, 2 * q + 2), wire));
  const gates = [...locals, ...steps.toReversed().flat()];
  const relabeled = gates.map((gate) => relabel(gate, (wire) => permutation[wire]));
  return { circuit: { qubits, operations: relabeled }, permutation };
}
