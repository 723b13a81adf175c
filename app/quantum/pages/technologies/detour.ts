import { deviceFromEdges } from "@adyakshar/quantum/compiler";
import { heavyHexagon } from "#app/models/frequency-plan.ts";

const { points, edges } = heavyHexagon(8, 5);
const device = deviceFromEdges(edges.map((edge) => edge.join("-")).join());

const nearest = (x: number, y: number): number => {
  const far = points.map(([u, v]) => Math.hypot(u - x, v - y));
  return far.indexOf(Math.min(...far));
};

/** A shortest way from one qubit to another, both ends included. */
export function shortestWay(from: number, to: number): number[] {
  const { distance, size, neighbors } = device;
  const left = (k: number) => distance[k * size + to];
  const way = [from];
  for (let here = from; here !== to; way.push(here)) {
    here = neighbors[here].reduce((a, b) => (left(b) < left(a) ? b : a));
  }
  return way;
}

/** Two qubits of a heavy hexagon that a program wants to meet; the last step of the way is their gate. */
export const detour = (() => {
  const way = shortestWay(nearest(6, 2), nearest(20, 10));
  return { points, edges, way, swaps: way.length - 2 };
})();
