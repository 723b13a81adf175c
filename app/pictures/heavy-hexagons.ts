import { path } from "#app/drawing/marks.ts";
import { dot, hexagonCorners, type Point, polyline, segment } from "#app/drawing/path.ts";
import type { Mark } from "#app/drawing/scene.ts";
import type { Tone } from "#app/lib/palettes.ts";

const nameOf = ([x, y]: Point) => `${Math.round(100 * x)},${Math.round(100 * y)}`;
export const middleOf = ([a, b]: Point, [c, d]: Point): Point => [(a + c) / 2, (b + d) / 2];

/** The middles of a honeycomb's cells, row by row from the origin; every second row is shifted by half a cell. */
export function honeycomb(columns: number, rows: number, cell: number): Point[] {
  return Array.from({ length: columns * rows }, (_, k): Point => {
    const row = Math.floor(k / columns);
    return [((k % columns) + (row % 2) / 2) * cell * Math.sqrt(3), row * 1.5 * cell];
  });
}

const dots = (points: readonly Point[], radius: number, fill: Tone) =>
  path(points.map(([x, y]) => dot(x, y, radius)).join(""), { fill });

/** A device of hexagonal cells about these middles: a qubit at each corner and one on each edge. */
export function heavyHexagons(middles: readonly Point[], cell: number) {
  const corner = ([x, y]: Point, k: number) => hexagonCorners(x, y, cell)[k % 6];
  const edges = new Map<string, readonly [Point, Point]>();
  for (const middle of middles) {
    for (let k = 0; k < 6; k += 1) {
      // The even corner of a side comes first.
      const ends = [corner(middle, k + (k % 2)), corner(middle, k + 1 - (k % 2))] as const;
      edges.set(nameOf(middleOf(...ends)), ends);
    }
  }
  const sides = [...edges.values()];
  const distinct = (points: readonly Point[]) => [
    ...new Map(points.map((point) => [nameOf(point), point])).values(),
  ];
  /** Those on the edges, on the even corners and on the odd ones: an edge joins one of either. */
  const qubits = [
    sides.map((ends) => middleOf(...ends)),
    distinct(sides.map(([even]) => even)),
    distinct(sides.map(([, odd]) => odd)),
  ];

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
    sides,
    qubits,
    route,
    marks: (radius: number): Mark[] => [
      path(sides.map(([a, b]) => segment(...a, ...b)).join(""), { stroke: "quiet" }),
      dots(qubits.flat(), radius, "quiet"),
    ],
    routeMarks: (way: readonly Point[], width: number, radius: number): Mark[] => [
      path(polyline(way), { stroke: "green", width }),
      dots(way, radius, "green"),
    ],
  };
}
