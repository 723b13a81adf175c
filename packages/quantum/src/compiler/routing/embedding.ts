import type { Coupling } from "../coupling.ts";
import { type BlockDag, topologicalOrder } from "./dag.ts";

/** Placements tried before a set of pairs is given up. */
const MAX_STEPS = 20_000;

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
  const partners: number[][] = Array.from({ length: qubits }, () => []);
  for (const [a, b] of pairs) {
    partners[a].push(b);
    partners[b].push(a);
  }
  // Each qubit after one of its partners where there is one, those with many partners first.
  const byDegree = partners.map((_, q) => q).filter((q) => partners[q].length > 0);
  byDegree.sort((a, b) => partners[b].length - partners[a].length);
  const mostNeighbors = Math.max(...neighbors.map((some) => some.length));
  if (byDegree.length > 0 && partners[byDegree[0]].length > mostNeighbors) return undefined;
  const order: number[] = [];
  const isOrdered = new Set<number>();
  for (const root of byDegree) {
    if (isOrdered.has(root)) continue;
    isOrdered.add(root);
    const queue = [root];
    for (const q of queue) {
      order.push(q);
      for (const p of partners[q].toSorted((a, b) => partners[b].length - partners[a].length)) {
        if (!isOrdered.has(p)) queue.push(p);
        isOrdered.add(p);
      }
    }
  }
  const place = new Array<number>(qubits).fill(-1);
  const isTaken = new Uint8Array(size);
  const everywhere = neighbors
    .map((_, k) => k)
    .sort((a, b) => neighbors[b].length - neighbors[a].length);
  let steps = 0;
  const fits = (q: number, at: number) =>
    neighbors[at].length >= partners[q].length &&
    partners[q].every((p) => place[p] < 0 || distance[at * size + place[p]] === 1);
  const extend = (depth: number): boolean => {
    if (depth === order.length) return true;
    const q = order[depth];
    const placed = partners[q].find((p) => place[p] >= 0);
    for (const at of placed === undefined ? everywhere : neighbors[place[placed]]) {
      if (isTaken[at] || !fits(q, at)) continue;
      if (++steps > MAX_STEPS) return false;
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
  let fitting = embed(pairs, dag.qubits, device);
  if (fitting === undefined) {
    let low = 0;
    let high = pairs.length;
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      const found = embed(pairs.slice(0, middle), dag.qubits, device);
      if (found === undefined) high = middle;
      else [low, fitting] = [middle, found];
    }
  }
  const layout = fitting ?? new Array<number>(dag.qubits).fill(-1);
  const free = new Set(device.neighbors.keys());
  for (const place of layout) free.delete(place);
  for (const [qubit, place] of layout.entries()) {
    if (place >= 0) continue;
    const partners = pairs.flatMap(([a, b]) => (a === qubit ? [b] : b === qubit ? [a] : []));
    const far = (at: number) =>
      partners.reduce(
        (sum, p) => sum + (layout[p] < 0 ? 0 : device.distance[at * device.size + layout[p]]),
        0,
      );
    const nearest = [...free].reduce((a, b) => (far(b) < far(a) ? b : a));
    layout[qubit] = nearest;
    free.delete(nearest);
  }
  return [...layout, ...free];
}
