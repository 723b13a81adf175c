import { type Circuit, isTwoQubit, type Operation } from "../../circuit/gate.ts";
import { integer, type Random, seeded, shuffle } from "../../random.ts";
import { range } from "../../range.ts";
import { type Coupling, stepToward } from "../coupling.ts";
import { PairEnds } from "./pair-ends.ts";
import { type FixedPlaces, type Routed, RouteWriter, withFixed } from "./routed.ts";

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
  /** The stamp of the extended set that saw each operation last. */
  stamps: Int32Array;
  stamp: number;
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
  return { operations, successors, inDegree, stamps: new Int32Array(operations.length), stamp: 0 };
}

function extendedSet(dag: Dag, front: readonly number[]): number[] {
  const { operations, successors, stamps } = dag;
  const stamp = ++dag.stamp;
  const extended: number[] = [];
  const queue = [...front];
  for (const index of queue) {
    for (const later of successors[index]) {
      if (stamps[later] === stamp) continue;
      stamps[later] = stamp;
      queue.push(later);
      if (isTwoQubit(operations[later])) extended.push(later);
      if (extended.length === EXTENDED_SET_SIZE) return extended;
    }
  }
  return extended;
}

/** Pairs of places, and the sum of their distances. */
class Gaps {
  readonly ends: PairEnds;
  private readonly device: Coupling;
  private count = 0;
  private total = 0;

  constructor(device: Coupling, pairs: number) {
    this.device = device;
    this.ends = new PairEnds(device, pairs);
  }

  set(pairs: readonly (readonly number[])[]): void {
    const { distance, size } = this.device;
    this.ends.clear();
    this.count = pairs.length;
    this.total = 0;
    for (const [a, b] of pairs) {
      this.ends.add(a, b, 1);
      this.total += distance[a * size + b];
    }
  }

  /** The mean distance once p and q are swapped. */
  meanAfter(p: number, q: number): number {
    return this.count > 0 ? (this.total + this.ends.changeBySwap(p, q)) / this.count : 0;
  }
}

/** The SWAP with the lowest score, from the places of the front layer's pairs and the extended set's. */
function bestSwap(
  places: readonly number[],
  front: Gaps,
  extended: Gaps,
  device: Coupling,
  decay: Float64Array,
  random: Random,
): [number, number] {
  let best = Number.POSITIVE_INFINITY;
  let choice: [number, number][] = [];
  for (const p of places) {
    for (const q of device.neighbors[p]) {
      const ahead = extended.meanAfter(p, q);
      const score =
        Math.max(decay[p], decay[q]) * (front.meanAfter(p, q) + EXTENDED_WEIGHT * ahead);
      if (score < best - 1e-12) {
        best = score;
        choice = [];
      }
      if (score <= best + 1e-12) choice.push([p, q]);
    }
  }
  return choice[integer(random, choice.length)];
}

/** Routes all operations. */
function traverse(dag: Dag, device: Coupling, writer: RouteWriter, random: Random): void {
  const { distance, size } = device;
  const { operations, successors } = dag;
  const inDegree = dag.inDegree.slice();
  const decay = new Float64Array(size).fill(1);
  const ends = (index: number) => operations[index].qubits.map((qubit) => writer.at[qubit]);
  const isBlocked = (index: number) => {
    const operation = operations[index];
    if (!isTwoQubit(operation)) return false;
    const [a, b] = operation.qubits;
    return distance[writer.at[a] * size + writer.at[b]] > 1;
  };
  let front = operations.flatMap((_, index) => (inDegree[index] === 0 ? [index] : []));
  const frontGaps = new Gaps(device, operations.length);
  const extendedGaps = new Gaps(device, EXTENDED_SET_SIZE);
  let extended: readonly number[] = [];
  let stalledSwaps = 0;
  for (let steps = 1; ; steps++) {
    const blocked: number[] = [];
    let isMoved = steps === 1;
    // What is pushed while the loop runs is visited too.
    const queue = [...front];
    for (const index of queue) {
      if (isBlocked(index)) {
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
    const pairs = front.map(ends);
    const [[x, y]] = pairs;
    frontGaps.set(pairs);
    extendedGaps.set(extended.map(ends));
    const [a, b] =
      stalledSwaps++ < MAX_STALLED_SWAPS
        ? bestSwap(pairs.flat(), frontGaps, extendedGaps, device, decay, random)
        : [x, stepToward(device, x, y)];
    writer.swap(a, b);
    decay[a] += DECAY_INCREASE;
    decay[b] += DECAY_INCREASE;
    if (steps % DECAY_RESET_STEPS === 0) decay.fill(1);
  }
}

export interface SabreOptions {
  seed: number;
  trials: number;
  fixed?: FixedPlaces;
}

/**
 * The best of several trials, the first from the qubits in their order and the others from random layouts, each improved
 * by one pass forward and one backward.
 */
export function routesBySabre(
  { qubits, operations }: Circuit,
  device: Coupling,
  options: SabreOptions & { keep: number },
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
