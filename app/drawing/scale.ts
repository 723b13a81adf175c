import { note, path, type TextStyle } from "./marks.ts";
import { segment } from "./path.ts";
import type { Mark } from "./scene.ts";

export type Scale = (value: number) => number;
export type Interval = readonly [from: number, to: number];

export function linearScale([d0, d1]: Interval, [r0, r1]: Interval): Scale {
  return (value) => r0 + ((value - d0) / (d1 - d0)) * (r1 - r0);
}

export function logScale([d0, d1]: Interval, range: Interval): Scale {
  const scale = linearScale([Math.log(d0), Math.log(d1)], range);
  return (value) => scale(Math.log(value));
}

/** Values from `from` to `to` by `step`, both ends included, without accumulated error. */
export function steps(from: number, to: number, step: number): number[] {
  const count = Math.floor((to - from) / step + 1e-9);
  return Array.from({ length: count + 1 }, (_, k) => Number((from + k * step).toFixed(10)));
}

export interface Axis {
  scale: Scale;
  ticks: readonly number[];
  format?: (value: number) => string;
  /** The place of the axis on the other dimension. */
  at: number;
  /** The extent of the axis line, or of the grid that its ticks draw. */
  span: Interval;
  style?: TextStyle;
}

export function bottomAxis({ scale, ticks, format = String, at, span, style }: Axis): Mark[] {
  const lines = ticks.map((tick) => segment(scale(tick), at, scale(tick), at + 4));
  return [
    path(segment(span[0], at, span[1], at) + lines.join(""), { stroke: "quiet", width: 1 }),
    ...ticks.map((tick) =>
      note(scale(tick), at + 15, format(tick), { anchor: "middle", ...style }),
    ),
  ];
}

export function leftGrid({ scale, ticks, format = String, at, span, style }: Axis): Mark[] {
  const lines = ticks.map((tick) => segment(span[0], scale(tick), span[1], scale(tick)));
  return [
    path(lines.join(""), { stroke: "line", width: 1 }),
    ...ticks.map((tick) => note(at, scale(tick) + 3.5, format(tick), { anchor: "end", ...style })),
  ];
}
