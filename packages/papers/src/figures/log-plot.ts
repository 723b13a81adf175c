import {
  bottomAxis,
  dot,
  leftGrid,
  linearScale,
  logScale,
  path,
  polyline,
  sceneOf,
  type Tone,
  text,
} from "../app-figures.ts";
import { label } from "../label.ts";
import type { PaperFigure } from "../types.ts";

export interface PlotSeries {
  label: string;
  tone: Tone;
  dash?: string;
  points: readonly (readonly [x: number, y: number])[];
}

interface LogPlot {
  title: string;
  x: { from: number; to: number; ticks: readonly number[]; label: string };
  y: { ticks: readonly number[]; format: (value: number) => string; label: string };
  series: readonly PlotSeries[];
  height?: number;
}

const LEFT = 62;
const RIGHT = 430;
const TOP = 26;

/** Curves over a logarithmic axis, each named at its right end. */
export function buildLogPlot({ title, x, y, series, height = 270 }: LogPlot): PaperFigure {
  const bottom = height - 34;
  const across = linearScale([x.from, x.to], [LEFT, RIGHT]);
  const first = y.ticks[0] ?? 1;
  const last = y.ticks.at(-1) ?? 10;
  const up = logScale([first, last], [bottom, TOP]);
  // Names of curves that end close together are pushed apart.
  const ends = series
    .map((item) => ({ item, at: up(item.points.at(-1)?.[1] ?? first) }))
    .sort((a, b) => a.at - b.at);
  let lowest = Number.NEGATIVE_INFINITY;
  const names = ends.map(({ item, at }) => {
    lowest = Math.max(at, lowest + 13);
    return text(RIGHT + 10, lowest + 4, item.label, { tone: item.tone });
  });
  return {
    title,
    scene: sceneOf(600, height, [
      ...leftGrid({
        scale: up,
        ticks: y.ticks,
        format: y.format,
        at: LEFT - 8,
        span: [LEFT, RIGHT],
        style: { mono: true },
      }),
      ...bottomAxis({
        scale: across,
        ticks: x.ticks,
        format: String,
        at: bottom,
        span: [LEFT, RIGHT],
        style: { mono: true },
      }),
      text(0, 12, y.label, { tone: "muted" }),
      label(RIGHT, height - 4, x.label, "muted", "end"),
      ...series.flatMap(({ tone, dash, points }) => {
        const corners = points.map(([a, b]) => [across(a), up(b)] as const);
        return [
          path(polyline(corners), { stroke: tone, width: 1.4, ...(dash && { dash }) }),
          path(corners.map(([a, b]) => dot(a, b, 2.2)).join(""), { fill: tone }),
        ];
      }),
      ...names,
    ]),
    table: {
      columns: ["Curve", "From", "To"],
      rows: series.map(({ label, points }) => {
        const [start, end] = [points[0], points.at(-1)];
        return [
          label,
          `${y.format(start?.[1] ?? 0)} at ${start?.[0]}`,
          `${y.format(end?.[1] ?? 0)} at ${end?.[0]}`,
        ];
      }),
    },
  };
}
