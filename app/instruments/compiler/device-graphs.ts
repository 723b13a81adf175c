import type { Point } from "#app/figures/path.ts";
import type { DeviceId } from "./devices.ts";

interface Graph {
  points: readonly Point[];
  edges: string;
}

function graph(points: readonly Point[], pairs: readonly (readonly [number, number])[]): Graph {
  const edges = pairs.map(([a, b]) => `M${points[a]}L${points[b]}`).join("");
  return { points, edges };
}

function circlePoints(count: number, radius: number): Point[] {
  return Array.from({ length: count }, (_, k) => {
    const angle = (2 * Math.PI * k) / count - Math.PI / 2;
    const at = (middle: number, part: number) => Math.round(10 * (middle + radius * part)) / 10;
    return [at(24, Math.cos(angle)), at(22, Math.sin(angle))] as const;
  });
}

const chain = (count: number) => Array.from({ length: count - 1 }, (_, k) => [k, k + 1] as const);
const cycle = (count: number) => [...chain(count), [count - 1, 0] as const];

/** A hexagon with a qubit in the middle of each side. */
function heavyHexagon(): Point[] {
  const corners = circlePoints(6, 19);
  return corners.flatMap(([x, y], k): Point[] => {
    const [nextX, nextY] = corners[(k + 1) % 6];
    return [
      [x, y],
      [(x + nextX) / 2, (y + nextY) / 2],
    ];
  });
}

/** The shapes in small, for their buttons. */
export const graphs: Record<DeviceId, Graph> = {
  line: graph(
    [6, 18, 30, 42].map((x) => [x, 22] as const),
    chain(4),
  ),
  ring: graph(circlePoints(6, 16), cycle(6)),
  grid: graph(
    [8, 22, 36].flatMap((y) => [10, 24, 38].map((x) => [x, y] as const)),
    [0, 1, 2].flatMap((k) => [
      [3 * k, 3 * k + 1] as const,
      [3 * k + 1, 3 * k + 2] as const,
      [k, k + 3] as const,
      [k + 3, k + 6] as const,
    ]),
  ),
  "heavy-hex": graph(heavyHexagon(), cycle(12)),
  full: graph(
    circlePoints(5, 17),
    [0, 1, 2, 3, 4].flatMap((b) => Array.from({ length: b }, (_, a) => [a, b] as const)),
  ),
  edges: graph(
    [
      [8, 12],
      [22, 8],
      [38, 14],
      [30, 28],
      [12, 34],
    ],
    [
      [0, 1],
      [1, 2],
      [2, 3],
      [1, 3],
      [3, 4],
    ],
  ),
};
