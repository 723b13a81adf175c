import { range } from "../../range.ts";
import { adjacency, type Coupling, type Edge } from "../coupling.ts";

/** Placements that are tried before the search ends: their number may grow exponentially with the qubits. */
const MAX_PLACEMENTS = 20_000;

/** What it costs that two qubits who meet stand on these places. */
type Loss = (qubit: number, place: number, partner: number, partnerPlace: number) => number;

/**
 * Subgraph embedding by backtracking: all pairs, each given once, become neighbors, and qubits without a pair stand on
 * what is free. The first embedding that is found, or with a loss the best one of those that are tried.
 */
export function embed(pairs: readonly Edge[], device: Coupling, loss?: Loss): number[] | undefined {
  const partners = adjacency(pairs, device.size);
  const maxNeighbors = Math.max(...device.neighbors.map(({ length }) => length));
  if (partners.some(({ length }) => length > maxNeighbors)) return undefined;
  // Each qubit follows one of its partners where it has one, and a chain begins at an end.
  const meeting = range(device.size).filter((q) => partners[q].length > 0);
  const places = placeInOrder(depthFirst(partners, meeting), partners, device, loss);
  if (!places) return undefined;
  const free = range(device.size).filter((place) => !places.includes(place));
  return places.map((place) => (place < 0 ? (free.shift() as number) : place));
}

/** Vertices of a graph depth first from the roots on, those with few neighbors first. */
export function depthFirst(
  neighbors: readonly (readonly number[])[],
  roots: readonly number[],
): number[] {
  const byDegree = (vertices: readonly number[]) =>
    vertices.toSorted((a, b) => neighbors[a].length - neighbors[b].length);
  const order = new Set<number>();
  const visit = (vertex: number) => {
    if (order.has(vertex)) return;
    order.add(vertex);
    for (const next of byDegree(neighbors[vertex])) visit(next);
  };
  for (const root of byDegree(roots)) visit(root);
  return [...order];
}

function placeInOrder(
  sequence: readonly number[],
  partners: readonly (readonly number[])[],
  { size, neighbors, distance }: Coupling,
  loss?: Loss,
): number[] | undefined {
  const place = partners.map(() => -1);
  const occupants = new Int16Array(size).fill(-1);
  /** Free neighbors of each place, and partners of each qubit that are still to come. */
  const free = Int16Array.from(neighbors, ({ length }) => length);
  const coming = Int16Array.from(partners, ({ length }) => length);
  let best: number[] | undefined;
  let least = Number.POSITIVE_INFINITY;
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
      best = [...place];
      least = before;
      return loss === undefined;
    }
    const q = sequence[depth];
    const partner = partners[q].find((p) => place[p] >= 0);
    const places = partner === undefined ? range(size) : neighbors[place[partner]];
    // The tightest place first.
    for (const at of places.toSorted((a, b) => free[a] - free[b])) {
      if (occupants[at] >= 0 || !isFitting(q, at)) continue;
      if (++steps > MAX_PLACEMENTS) return true;
      const total = before + lossOf(q, at);
      if (total >= least) continue;
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
