import { leastBy } from "../../least-by.ts";
import { type Random, seeded, shuffle } from "../../random.ts";
import { range } from "../../range.ts";
import { adjacency, type Coupling } from "../coupling.ts";
import { type BlockDag, topologicalOrder } from "./dag.ts";

/**
 * Placements that are tried before a set of pairs is given up: all pairs of a program, and some of them. Half and double of
 * either, or of the attempts, change none of the held-out rows.
 */
const MAX_PLACEMENTS = 20_000;
const MAX_PARTIAL_PLACEMENTS = 4_000;
/** The attempts share these placements, each in another order. */
const ATTEMPTS = 8;

/** The blocks' pairs in an order in which they can be done, each once. */
function pairsInOrder({ first, second, forward, qubits }: BlockDag): Pair[] {
  const seen = new Set<number>();
  const pairs: Pair[] = [];
  for (const node of topologicalOrder(forward)) {
    const [a, b] = [first[node], second[node]];
    const key = Math.min(a, b) * qubits + Math.max(a, b);
    if (a >= 0 && !seen.has(key)) {
      seen.add(key);
      pairs.push([a, b]);
    }
  }
  return pairs;
}

type Pair = readonly [number, number];

/** What it costs that two qubits who meet stand on these places. */
type Loss = (qubit: number, place: number, partner: number, partnerPlace: number) => number;

/**
 * Subgraph embedding by backtracking: all pairs become neighbors; -1 for qubits without a pair. The first embedding that
 * is found, or with a loss the best one within the budget.
 */
export function embed(
  pairs: readonly Pair[],
  qubits: number,
  device: Coupling,
  placements: number,
  loss?: Loss,
): number[] | undefined {
  const partners = adjacency(pairs, qubits);
  const degree = (q: number) => partners[q].length;
  const maxNeighbors = Math.max(...device.neighbors.map(({ length }) => length));
  if (partners.some(({ length }) => length > maxNeighbors)) return undefined;
  let best: { places: number[]; loss: number } | undefined;
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const random = seeded(attempt);
    // Chains fit best from an end on and depth first, other graphs from where most meet and breadth first.
    const sign = attempt % 2 === 0 ? 1 : -1;
    const roots = shuffle(range(qubits), random)
      .filter((q) => degree(q) > 0)
      .sort((a, b) => sign * (degree(a) - degree(b)));
    const sequence = sequenceFrom(roots, partners, sign > 0);
    const found = placeInOrder(sequence, partners, device, {
      budget: Math.ceil(placements / ATTEMPTS),
      atMost: best?.loss ?? Number.POSITIVE_INFINITY,
      random,
      loss,
    });
    if (found && !loss) return found.places;
    best = found ?? best;
  }
  return best?.places;
}

/** Each qubit follows one of its partners where it has one. */
function sequenceFrom(
  roots: readonly number[],
  partners: readonly (readonly number[])[],
  isDepthFirst: boolean,
): number[] {
  const sequence = new Set<number>();
  for (const root of roots) {
    const waiting = [root];
    while (waiting.length > 0) {
      const q = (isDepthFirst ? waiting.pop() : waiting.shift()) as number;
      if (sequence.has(q)) continue;
      sequence.add(q);
      const byPartners = (a: number, b: number) => partners[b].length - partners[a].length;
      waiting.push(...partners[q].filter((p) => !sequence.has(p)).sort(byPartners));
    }
  }
  return [...sequence];
}

interface PlaceOptions {
  budget: number;
  atMost: number;
  random: Random;
  loss?: Loss;
}

function placeInOrder(
  sequence: readonly number[],
  partners: readonly (readonly number[])[],
  { size, neighbors, distance }: Coupling,
  { budget, atMost, random, loss }: PlaceOptions,
): { places: number[]; loss: number } | undefined {
  const place = partners.map(() => -1);
  const occupants = new Int16Array(size).fill(-1);
  /** Free neighbors of each place, and partners of each qubit that are still to come. */
  const free = Int16Array.from(neighbors, ({ length }) => length);
  const coming = Int16Array.from(partners, ({ length }) => length);
  const allPlaces = shuffle(range(size), random);
  let best: { places: number[]; loss: number } | undefined;
  let steps = 0;
  const put = (q: number, at: number, by: 1 | -1) => {
    place[q] = by > 0 ? at : -1;
    occupants[at] = by > 0 ? q : -1;
    for (const next of neighbors[at]) free[next] -= by;
    for (const p of partners[q]) coming[p] -= by;
  };
  const isFitting = (q: number, at: number) =>
    free[at] >= coming[q] &&
    partners[q].every((p) => place[p] < 0 || distance[at * size + place[p]] === 1) &&
    neighbors[at].every((next) => {
      const other = occupants[next];
      return other < 0 || free[next] - 1 >= coming[other] - (partners[q].includes(other) ? 1 : 0);
    });
  const lossOf = (q: number, at: number) =>
    loss
      ? partners[q].reduce((sum, p) => sum + (place[p] < 0 ? 0 : loss(q, at, p, place[p])), 0)
      : 0;
  const extend = (depth: number, before: number): boolean => {
    if (depth === sequence.length) {
      best = { places: [...place], loss: before };
      return loss === undefined;
    }
    const q = sequence[depth];
    const partner = partners[q].find((p) => place[p] >= 0);
    const places = partner === undefined ? allPlaces : neighbors[place[partner]];
    // The tightest place first.
    for (const at of places.toSorted((a, b) => free[a] - free[b])) {
      if (occupants[at] >= 0 || !isFitting(q, at)) continue;
      if (++steps > budget) return true;
      const total = before + lossOf(q, at);
      if (total >= (best?.loss ?? atMost)) continue;
      put(q, at, 1);
      const isOver = extend(depth + 1, total);
      put(q, at, -1);
      if (isOver) return true;
    }
    return false;
  };
  extend(0, 0);
  return best;
}

const knownLayouts = new WeakMap<BlockDag, { device: Coupling; layout: readonly number[] }>();

/** A layout in which as many of the first pairs as possible are neighbors; other qubits stand near what they meet. */
export function embeddedLayout(dag: BlockDag, device: Coupling): readonly number[] {
  const known = knownLayouts.get(dag);
  if (known?.device === device) return known.layout;
  const layout = makeLayout(dag, device);
  knownLayouts.set(dag, { device, layout });
  return layout;
}

function makeLayout(dag: BlockDag, device: Coupling): number[] {
  const pairs = pairsInOrder(dag);
  const partners = adjacency(pairs, dag.qubits);
  let layout = new Array<number>(dag.qubits).fill(-1);
  let [low, high] = [0, pairs.length + 1];
  for (let count = pairs.length; high - low > 1; count = (low + high) >> 1) {
    const placements = count === pairs.length ? MAX_PLACEMENTS : MAX_PARTIAL_PLACEMENTS;
    const places = embed(pairs.slice(0, count), dag.qubits, device, placements);
    if (places) [low, layout] = [count, places];
    else high = count;
  }
  const freePlaces = new Set(device.neighbors.keys());
  for (const place of layout) freePlaces.delete(place);
  for (const [qubit, place] of layout.entries()) {
    if (place >= 0) continue;
    const totalDistance = (at: number) =>
      partners[qubit].reduce(
        (sum, p) => sum + (layout[p] < 0 ? 0 : device.distance[at * device.size + layout[p]]),
        0,
      );
    layout[qubit] = leastBy([...freePlaces], totalDistance);
    freePlaces.delete(layout[qubit]);
  }
  return [...layout, ...freePlaces];
}
