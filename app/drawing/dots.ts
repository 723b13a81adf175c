import { round } from "./marks.ts";
import { pair } from "./path.ts";

export interface Dot {
  x: number;
  y: number;
  r: number;
  color: string;
}

/** Dots of one color and size share a path: a line without length, and round ends. */
export function dotPaths(dots: readonly Dot[]): string {
  const groups = new Map<
    string,
    { color: string; width: number; d: string; x: number; y: number }
  >();
  for (const dot of dots) {
    const width = round(2 * dot.r);
    if (width === 0) continue;
    const key = `${dot.color} ${width}`;
    const group = groups.get(key) ?? { color: dot.color, width, d: "", x: 0, y: 0 };
    const x = round(dot.x);
    const y = round(dot.y);
    const dy = round(y - group.y);
    group.d += `${group.d === "" ? "M" : "m"}${round(x - group.x)}${dy < 0 ? "" : " "}${dy}h0`;
    groups.set(key, Object.assign(group, { x, y }));
  }
  const paths = [...groups.values()].map(
    ({ color, width, d }) => `<path stroke="${color}" stroke-width="${width}" d="${d}"/>`,
  );
  return `<g fill="none" stroke-linecap="round">${paths.join("")}</g>`;
}

/** 19 : 22 is a hexagonal lattice to 0.3 %, in whole pixels of an image. */
export const riseOf = (pitch: number): number => pitch * (19 / 22);

export interface Cell {
  x: number;
  y: number;
  radius: number;
}

/** Many hexagons as one path, each from its upper corner in relative steps: equal cells are equal text, which costs little to send. */
export function hexagonCells(cells: readonly Cell[]): string {
  let [fromX, fromY] = [0, 0];
  const pieces = cells.map(({ x, y, radius }, i) => {
    const half = round(radius * 0.866);
    const up = round(radius / 2);
    const side = 2 * up;
    const [atX, atY] = [round(x), round(round(y) - side)];
    const move = `${i === 0 ? "M" : "m"}${pair(round(atX - fromX), round(atY - fromY))}`;
    [fromX, fromY] = [atX, atY];
    return `${move}l${pair(half, up)}v${side}l${pair(-half, up)}l${pair(-half, -up)}v${-side}z`;
  });
  return pieces.join("");
}
