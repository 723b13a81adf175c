import { path } from "./marks.ts";
import { dot, type Point, polyline, segment } from "./path.ts";
import type { Mark } from "./scene.ts";

const nameOf = ([x, y]: Point) => `${x.toFixed(0)},${y.toFixed(0)}`;
const middleOf = ([a, b]: Point, [c, d]: Point): Point => [(a + c) / 2, (b + d) / 2];

/** A device of hexagonal cells about these middles: a qubit at each corner and one on each edge. */
export function heavyHexagons(middles: readonly Point[], cell: number) {
  const corner = ([x, y]: Point, k: number): Point => {
    const angle = Math.PI / 6 + (k * Math.PI) / 3;
    return [x + cell * Math.cos(angle), y + cell * Math.sin(angle)];
  };
  const edges = new Map<string, readonly [Point, Point]>();
  for (const middle of middles) {
    for (let k = 0; k < 6; k += 1) {
      const ends = [corner(middle, k), corner(middle, (k + 1) % 6)] as const;
      edges.set(nameOf(middleOf(...ends)), ends);
    }
  }
  const sides = [...edges.values()];
  const qubits = new Map(
    sides.flatMap((ends) => [...ends, middleOf(...ends)]).map((point) => [nameOf(point), point]),
  );

  /** The qubits of a shortest way between two corners, found by breadth first. */
  function route(from: Point, to: Point): Point[] {
    const cameFrom = new Map<string, Point | undefined>([[nameOf(from), undefined]]);
    const queue = [from];
    for (const here of queue) {
      for (const [a, b] of sides) {
        const next = nameOf(a) === nameOf(here) ? b : nameOf(b) === nameOf(here) ? a : undefined;
        if (!next || cameFrom.has(nameOf(next))) continue;
        cameFrom.set(nameOf(next), here);
        queue.push(next);
      }
    }
    const way = [to];
    for (let at = cameFrom.get(nameOf(to)); at; at = cameFrom.get(nameOf(at))) {
      way.push(middleOf(way[way.length - 1], at), at);
    }
    return way;
  }

  return {
    corner,
    route,
    marks: (radius: number): Mark[] => [
      path(sides.map(([a, b]) => segment(...a, ...b)).join(""), { stroke: "quiet" }),
      path([...qubits.values()].map(([x, y]) => dot(x, y, radius)).join(""), { fill: "quiet" }),
    ],
    routeMarks: (way: readonly Point[], width: number, radius: number): Mark[] => [
      path(polyline(way), { stroke: "green", width }),
      path(way.map(([x, y]) => dot(x, y, radius)).join(""), { fill: "green" }),
    ],
  };
}
