import { seeded } from "@adyakshar/quantum/random";
import { arrow, box, hexagon, type Point, polyline, segment } from "#app/drawing/path.ts";
import { linearScale } from "#app/drawing/scale.ts";
import { BAR_SHARE, typicalSets } from "#app/lab/pages/services/ai-ml-nlp/evaluation.ts";
import {
  liveFiles,
  loadDaily,
  queryCost,
  sizeOf,
} from "#app/lab/pages/services/cloud-big-data/table-files.ts";
import { updateFleets } from "#app/lab/pages/services/iot-embedded-robotics/update.ts";
import { randomStimuli, run } from "#app/lab/pages/services/vlsi-eda-cad/fifo.ts";

/** A service in small: what stands, and what is drawn when it runs, strokes and filled shapes apart. */
export interface Miniature {
  lines: string;
  running: string;
  shapes: string;
}

/** The units are those of a hexagonal tile, whose name stands below the drawing. */
export const size = { width: 100, height: 76 } as const;

type Span = readonly [number, number];
type Xs = readonly number[];

/** After the exchange both devices have everything that either wrote. */
export function sync([a, b]: Span, wrote: Xs, [from, to]: Span, merged: Xs, r: number): Miniature {
  const chains = (y: number) =>
    segment(wrote[0], y, from, y) + segment(merged[0], y, Math.max(...merged), y);
  const way = (start: Point, end: Point) => arrow([start, end], (b - a) / 7);
  const cells = (x: number) => hexagon(x, a, r) + hexagon(x, b, r);
  return {
    lines: chains(a) + chains(b),
    running: way([from, a], [to, b]) + way([from, b], [to, a]),
    shapes: [...wrote, ...merged].map(cells).join(""),
  };
}

/** Between two scores of a hundred cases, so that none lies on it. */
const BAR_SCORE = 100 * BAR_SHARE + 0.5;

/** The scores of evaluation sets of a hundred cases: filled where they lie above the bar. */
export function scores(models: Xs, x: (score: number) => number, [top, y]: Span, r: number) {
  const heights = new Map<number, number>();
  const barX = x(BAR_SCORE);
  const allScores = models.flatMap((share) => typicalSets(100, share, 64));
  const cells = allScores.map((score) => {
    const level = heights.get(score) ?? 0;
    heights.set(score, level + 1);
    return { score, d: hexagon(x(score), y - r * (1.7 + level * 1.95), r) };
  });
  const join = (some: typeof cells) => some.map(({ d }) => d).join("");
  const cellsBelow = join(cells.filter(({ score }) => score < BAR_SCORE));
  return {
    lines: segment(x(allScores[0]) - r, y, x(98), y) + segment(barX, top, barX, y) + cellsBelow,
    running: "",
    shapes: join(cells.filter(({ score }) => score > BAR_SCORE)),
  };
}

/** Above each day's reading stands the cost of opening its files. */
export function queries(days: number, every: number, [left, step]: Span, [top, foot]: Span) {
  const files = loadDaily(days, seeded(3), every);
  const allDays = Array.from({ length: days }, (_, k) => k);
  const costs = allDays.map((k) => queryCost(files, k + 1));
  const y = linearScale([0, Math.max(...costs)], [foot, top]);
  const bar = (height: number, k: number) =>
    box(left + k * step, y(height), step * 0.77, foot - y(height));
  return {
    lines: costs.map(bar).join(""),
    running: "",
    shapes: allDays.map((k) => bar(sizeOf(liveFiles(files, k + 1)), k)).join(""),
  };
}

/** A tree of hashes, and the way from one leaf to the root. */
export function tree(depth: number, leaf: number, at: (...node: Span) => Point, r: number) {
  const levels = Array.from({ length: depth + 1 }, (_, level) =>
    Array.from({ length: 2 ** (depth - level) }, (_, index): Span => [level, index]),
  );
  const cell = (node: Span) => hexagon(...at(...node), r);
  const link = ([level, index]: Span) => {
    if (level === depth) return "";
    const [from, to] = [at(level, index), at(level + 1, index >> 1)];
    const part = r / Math.hypot(to[0] - from[0], to[1] - from[1]);
    const [dx, dy] = [part * (to[0] - from[0]), part * (to[1] - from[1])];
    return segment(from[0] + dx, from[1] + dy, to[0] - dx, to[1] - dy);
  };
  const isOnWay = ([level, index]: Span) => index === leaf >> level;
  const otherNodes = levels.flat().filter((node) => !isOnWay(node));
  const way = levels.flat().filter(isOnWay);
  return {
    lines: otherNodes.map((node) => cell(node) + link(node)).join(""),
    running: way.map(link).join(""),
    shapes: way.map(cell).join(""),
  };
}

/** The last cycles before a bug is caught: words in, words out, and those that came out. */
export function waves(count: number, [left, step]: Span, [y1, y2, y3]: Xs, height: number) {
  const cycles = run(randomStimuli(2000, seeded(5)), "full-late").slice(-count);
  const x = (k: number) => left + k * step;
  const wave = (y: number, port: "push" | "pop") =>
    polyline(
      cycles.flatMap((cycle, k) => {
        const level = y - (cycle[port] ? height : 0);
        return [[x(k), level] as const, [x(k + 1), level] as const];
      }),
    );
  return {
    lines: wave(y1, "push"),
    running: wave(y2, "pop"),
    shapes: cycles
      .map(({ actual }, k) => (actual === null ? "" : box(x(k) + 1, y3, step - 2, height)))
      .join(""),
  };
}

/** Updated in place under power cuts: the outlined devices no longer start. */
export function fleet(columns: number, rows: number, [left, top]: Span, r: number): Miniature {
  const devices = updateFleets(120, 1 / 5, 12 * 60, 6)[1].devices.slice(0, columns * rows);
  const step = r * 2.04;
  const cells = (isLost: boolean) =>
    devices.map(({ state }, k) => {
      const row = Math.floor(k / columns);
      const x = left + step * ((k % columns) + (row % 2) / 2);
      return (state === "lost") === isLost ? hexagon(x, top + row * step * 0.885, r) : "";
    });
  return { lines: cells(true).join(""), running: "", shapes: cells(false).join("") };
}
