import { round } from "./marks.ts";

export type Point = readonly [x: number, y: number];

/** Two rounded numbers, without the space that SVG can do without. */
export function pair(x: number, y: number): string {
  return y < 0 ? `${x}${y}` : `${x} ${y}`;
}

/** A polyline in relative coordinates, without drift: each corner is rounded in absolute terms first. */
export function polyline(points: readonly Point[], closed = false): string {
  const corners = points.map(([x, y]) => [round(x), round(y)] as const);
  const [start, ...rest] = corners;
  let d = `M${pair(start[0], start[1])}`;
  let [x, y] = start;
  for (const [nextX, nextY] of rest) {
    const dx = round(nextX - x);
    const dy = round(nextY - y);
    if (dx === 0 && dy === 0) continue;
    if (dy === 0) d += `h${dx}`;
    else if (dx === 0) d += `v${dy}`;
    else d += `l${pair(dx, dy)}`;
    x = nextX;
    y = nextY;
  }
  return closed ? `${d}z` : d;
}

/** A smooth line through points, by Catmull and Rom. */
export function curve(points: readonly Point[]): string {
  const at = (k: number) => points[Math.min(points.length - 1, Math.max(0, k))];
  const handle = (from: Point, a: Point, b: Point): string =>
    pair(round(from[0] + (b[0] - a[0]) / 6), round(from[1] + (b[1] - a[1]) / 6));
  const pieces = points.slice(1).map((to, k) => {
    const first = handle(at(k), at(k - 1), to);
    const second = handle(to, at(k + 2), at(k));
    return `C${first} ${second} ${pair(round(to[0]), round(to[1]))}`;
  });
  return `M${pair(round(points[0][0]), round(points[0][1]))}${pieces.join("")}`;
}

export function segment(x1: number, y1: number, x2: number, y2: number): string {
  return polyline([
    [x1, y1],
    [x2, y2],
  ]);
}

/** A polyline with an open chevron at its end. */
export function arrow(points: readonly Point[], head = 4): string {
  const [tail, tip] = points.slice(-2);
  const angle = Math.atan2(tip[1] - tail[1], tip[0] - tail[0]);
  const wing = (turn: number): Point => [
    tip[0] - head * Math.SQRT2 * Math.cos(angle + turn),
    tip[1] - head * Math.SQRT2 * Math.sin(angle + turn),
  ];
  return polyline(points) + polyline([wing(Math.PI / 4), tip, wing(-Math.PI / 4)]);
}

export function straightArrow(x1: number, y1: number, x2: number, y2: number, head = 4): string {
  const ends: Point[] = [
    [x1, y1],
    [x2, y2],
  ];
  return arrow(ends, head);
}

/** A level line with an end of that height up at both sides, or down if it is negative. */
export function bracket(x1: number, x2: number, y: number, height: number): string {
  return polyline([
    [x1, y - height],
    [x1, y],
    [x2, y],
    [x2, y - height],
  ]);
}

/** A place of a line that changes between lanes. */
export type Spot = readonly [along: number, lane: number];

/** A line through spots, level within a lane and bent between two, or straight where steps are too short for bends. */
export function strand(
  spots: readonly Spot[],
  at: (...spot: Spot) => Point,
  isStraight = false,
): string {
  const place = (...spot: Spot) =>
    at(...spot)
      .map(round)
      .join(" ");
  return spots.slice(1).reduce(
    (d, [along, lane], k) => {
      const [before, from] = spots[k];
      const middle = (before + along) / 2;
      const isLine = from === lane || isStraight;
      const bend = isLine ? "L" : `C${place(middle, from)} ${place(middle, lane)} `;
      return `${d}${bend}${place(along, lane)}`;
    },
    `M${place(...spots[0])}`,
  );
}

/** A dot as a path, so that many dots share one mark. */
export function dot(cx: number, cy: number, r: number): string {
  const d = round(2 * r);
  const half = round(r);
  return `M${pair(round(cx - r), round(cy))}a${half} ${half} 0 1 0 ${d} 0a${half} ${half} 0 1 0 ${-d} 0`;
}

export function box(x: number, y: number, w: number, h: number): string {
  return `M${pair(round(x), round(y))}h${round(w)}v${round(h)}h${round(-w)}z`;
}

/** The corners of a hexagon with one at the top, clockwise from the lower right. */
export function hexagonCorners(cx: number, cy: number, r: number): Point[] {
  return Array.from({ length: 6 }, (_, k): Point => {
    const angle = Math.PI / 6 + (k * Math.PI) / 3;
    return [cx + r * Math.cos(angle), cy + r * Math.sin(angle)];
  });
}

export function hexagon(cx: number, cy: number, r: number): string {
  return polyline(hexagonCorners(cx, cy, r), true);
}

/** Less than half of a circle, clockwise from `from` to `to`, in turns from twelve o'clock. */
export function arc(cx: number, cy: number, r: number, from: number, to: number): string {
  const at = (turn: number): Point => [
    round(cx + r * Math.sin(2 * Math.PI * turn)),
    round(cy - r * Math.cos(2 * Math.PI * turn)),
  ];
  const [x1, y1] = at(from);
  const [x2, y2] = at(to);
  return `M${pair(x1, y1)}A${round(r)} ${round(r)} 0 0 1 ${pair(x2, y2)}`;
}
