import { type Circuit, isTwoQubit, type Operation } from "../../circuit/gate.ts";
import { integer, type Random, seeded, shuffle } from "../../random.ts";
import { range } from "../../range.ts";
import { type Coupling, stepToward } from "../coupling.ts";
import { PairEnds } from "../routing/pair-ends.ts";
import { type FixedPlaces, type Routed, RouteWriter, withFixed } from "../routing/routed.ts";

/** Li, Ding and Xie, Tackling the Qubit Mapping Problem for NISQ-Era Quantum Devices: the paper's own numbers. */
const EXTENDED_SET_SIZE = 20;
const EXTENDED_WEIGHT = 0.5;
const DECAY_INCREASE = 0.001;
const DECAY_RESET_STEPS = 5;
/** The paper has no rule against cycles; after this many SWAPs a gate is routed along a shortest path. */
const MAX_STALLED_SWAPS = 200;

interface Dag {
  operations: readonly Operation[];
  successors: readonly (readonly number[])[];
  inDegree: Int32Array;
}

function dagOf(qubits: number, operations: readonly Operation[]): Dag {
  const last = new Array<number>(qubits).fill(-1);
  const successors: number[][] = operations.map(() => []);
  const inDegree = Int32Array.from(operations, (operation, index) => {
    const before = new Set(operation.qubits.map((qubit) => last[qubit]));
    before.delete(-1);
    for (const other of before) successors[other].push(index);
    for (const qubit of operation.qubits) last[qubit] = index;
    return before.size;
  });
  return { operations, successors, inDegree };
}

function extendedSet({ operations, successors }: Dag, front: readonly number[]): number[] {
  const seen = new Set<number>();
  const extended: number[] = [];
  const queue = [...front];
  for (const index of queue) {
    for (const later of successors[index]) {
      if (seen.has(later)) continue;
      seen.add(later);
      queue.push(later);
      if (isTwoQubit(operations[later])) extended.push(later);
      if (extended.length === EXTENDED_SET_SIZE) return extended;
    }
  }
  return extended;
}

/** Routes all operations. */
function traverse(dag: Dag, device: Coupling, writer: RouteWriter, random: Random): void {
  const { distance, size, neighbors } = device;
  const { operations, successors } = dag;
  const inDegree = dag.inDegree.slice();
  const decay = new Float64Array(size).fill(1);
  const pairs = new PairEnds(device, operations.length + EXTENDED_SET_SIZE);
  /** Where one of a gate's two qubits is. */
  const end = (index: number, k: 0 | 1) => writer.at[operations[index].qubits[k] as number];
  const gap = (index: number) => distance[end(index, 0) * size + end(index, 1)];
  /** Enters the pairs of some gates, each with its part of their weight; returns the sum of their weighted distances. */
  const enter = (gates: readonly number[], weight: number) => {
    const share = weight / gates.length;
    for (const index of gates) pairs.add(end(index, 0), end(index, 1), share);
    return gates.reduce((sum, index) => sum + share * gap(index), 0);
  };
  /** The SWAP with the lowest score at a place of the front layer. */
  const bestSwap = (front: readonly number[], extended: readonly number[]) => {
    pairs.clear();
    const before = enter(front, 1) + enter(extended, EXTENDED_WEIGHT);
    let best = Number.POSITIVE_INFINITY;
    let choice: (readonly [number, number])[] = [];
    for (let k = 0; k < 2 * front.length; k++) {
      const p = pairs.placeOf(k);
      for (const q of neighbors[p]) {
        const score = Math.max(decay[p], decay[q]) * (before + pairs.changeBySwap(p, q));
        if (score < best - 1e-12) {
          best = score;
          choice = [];
        }
        if (score <= best + 1e-12) choice.push([p, q]);
      }
    }
    return choice[integer(random, choice.length)];
  };

  let front = operations.flatMap((_, index) => (inDegree[index] === 0 ? [index] : []));
  let extended: readonly number[] = [];
  let stalledSwaps = 0;
  for (let steps = 1; ; steps++) {
    const blocked: number[] = [];
    let isMoved = steps === 1;
    // What is pushed while the loop runs is visited too.
    const queue = [...front];
    for (const index of queue) {
      if (isTwoQubit(operations[index]) && gap(index) > 1) {
        blocked.push(index);
        continue;
      }
      isMoved = true;
      stalledSwaps = 0;
      decay.fill(1);
      writer.place(operations[index]);
      for (const later of successors[index]) if (--inDegree[later] === 0) queue.push(later);
    }
    front = blocked;
    if (front.length === 0) return;
    if (isMoved) extended = extendedSet(dag, front);
    const first = end(front[0], 0);
    const [a, b] =
      stalledSwaps++ < MAX_STALLED_SWAPS
        ? bestSwap(front, extended)
        : [first, stepToward(device, first, end(front[0], 1))];
    writer.swap(a, b);
    decay[a] += DECAY_INCREASE;
    decay[b] += DECAY_INCREASE;
    if (steps % DECAY_RESET_STEPS === 0) decay.fill(1);
  }
}

/**
 * The best of several trials, the first from the qubits in their order and the others from random layouts, each improved
 * by one pass forward and one backward.
 */
export function routesBySabre(
  { qubits, operations }: Circuit,
  device: Coupling,
  options: { seed: number; trials: number; fixed?: FixedPlaces; keep: number },
): Routed[] {
  const { seed, trials, keep, fixed = [] } = options;
  const forward = dagOf(device.size, operations);
  const backward = dagOf(device.size, operations.toReversed());
  const routes: Routed[] = [];
  for (let trial = 0; trial < trials; trial++) {
    const random = seeded(seed * 1009 + trial);
    const inOrder = range(device.size);
    let layout = withFixed(trial === 0 ? inOrder : shuffle(inOrder, random), fixed);
    for (const dag of [forward, backward]) {
      const writer = new RouteWriter(layout, device.size, false);
      traverse(dag, device, writer, random);
      layout = withFixed(writer.at, fixed);
    }
    const writer = new RouteWriter(layout, device.size);
    traverse(forward, device, writer, random);
    routes.push(writer.result(qubits));
  }
  routes.sort((a, b) => a.circuit.operations.length - b.circuit.operations.length);
  return routes.slice(0, keep);
}
