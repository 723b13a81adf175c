import { leastBy } from "../../least-by.ts";
import { range } from "../../range.ts";
import { adjacency, type Coupling } from "../coupling.ts";
import { type BlockDag, topologicalOrder } from "./dag.ts";

/** Placements tried before a set of pairs is given up. */
const MAX_PLACEMENTS = 20_000;

/** The blocks' pairs in an order in which they can be done, each once. */
function pairsInOrder({ first, second, forward, qubits }: BlockDag): [number, number][] {
  const seen = new Set<number>();
  const pairs: [number, number][] = [];
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

/** Subgraph embedding by backtracking: all pairs become neighbors; -1 for qubits without a pair. */
function embed(
  pairs: readonly (readonly [number, number])[],
  qubits: number,
  { size, neighbors, distance }: Coupling,
): number[] | undefined {
  const partners = adjacency(pairs, qubits);
  const byPartners = (a: number, b: number) => partners[b].length - partners[a].length;
  const roots = range(qubits)
    .filter((q) => partners[q].length > 0)
    .sort(byPartners);
  const maxNeighbors = Math.max(...neighbors.map(({ length }) => length));
  if (roots.length > 0 && partners[roots[0]].length > maxNeighbors) return undefined;
  // Each qubit follows one of its partners where it has one; those with many partners come first.
  const order = new Set<number>();
  for (const root of roots) {
    if (order.has(root)) continue;
    order.add(root);
    for (const q of order) for (const p of partners[q].toSorted(byPartners)) order.add(p);
  }
  const sequence = [...order];
  const place = new Array<number>(qubits).fill(-1);
  const isTaken = new Uint8Array(size);
  const places = range(size).sort((a, b) => neighbors[b].length - neighbors[a].length);
  let steps = 0;
  const isFitting = (q: number, at: number) =>
    neighbors[at].length >= partners[q].length &&
    partners[q].every((p) => place[p] < 0 || distance[at * size + place[p]] === 1);
  const extend = (depth: number): boolean => {
    if (depth === sequence.length) return true;
    const q = sequence[depth];
    const partner = partners[q].find((p) => place[p] >= 0);
    for (const at of partner === undefined ? places : neighbors[place[partner]]) {
      if (isTaken[at] || !isFitting(q, at)) continue;
      if (++steps > MAX_PLACEMENTS) return false;
      place[q] = at;
      isTaken[at] = 1;
      if (extend(depth + 1)) return true;
      place[q] = -1;
      isTaken[at] = 0;
    }
    return false;
  };
  return extend(0) ? place : undefined;
}

/** A layout in which as many of the first pairs as possible are neighbors; other qubits stand near what they meet. */
export function embeddedLayout(dag: BlockDag, device: Coupling): number[] {
  const pairs = pairsInOrder(dag);
  const partners = adjacency(pairs, dag.qubits);
  let layout = new Array<number>(dag.qubits).fill(-1);
  let [low, high] = [0, pairs.length + 1];
  for (let count = pairs.length; high - low > 1; count = (low + high) >> 1) {
    const places = embed(pairs.slice(0, count), dag.qubits, device);
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
