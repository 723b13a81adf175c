import type { Tone } from "#app/lib/palettes.ts";
import { path, type TextStyle, text } from "./marks.ts";
import { box, type Point } from "./path.ts";
import type { Mark } from "./scene.ts";

export interface Node {
  x: number;
  y: number;
  w: number;
  h: number;
  lines: readonly string[];
  /** The first line's tone; the others are quiet. */
  tone?: Tone;
}

const LEADING = 14;

/** Hairline boxes, merged into one path, with their labels centered. */
export function nodes(list: readonly Node[], style: TextStyle = {}): Mark[] {
  const outline = list.map(({ x, y, w, h }) => box(x, y, w, h)).join("");
  return [
    path(outline, { stroke: "quiet", width: 1 }),
    ...list.flatMap((node) => labels(node, style)),
  ];
}

function labels({ x, y, w, h, lines, tone = "ink" }: Node, style: TextStyle): Mark[] {
  const first = y + h / 2 + 4 - ((lines.length - 1) * LEADING) / 2;
  return lines.map((line, k) =>
    text(x + w / 2, first + k * LEADING, line, {
      anchor: "middle",
      size: k === 0 ? "m" : "s",
      tone: k === 0 ? tone : "quiet",
      ...style,
    }),
  );
}

export type Side = "top" | "right" | "bottom" | "left";

/** The middle of a side, moved outwards by `gap`. */
export function port({ x, y, w, h }: Node, side: Side, gap = 0): Point {
  if (side === "top") return [x + w / 2, y - gap];
  if (side === "bottom") return [x + w / 2, y + h + gap];
  if (side === "left") return [x - gap, y + h / 2];
  return [x + w + gap, y + h / 2];
}
