import { seeded } from "@adyakshar/quantum/random";
import { path, text } from "#app/drawing/marks.ts";
import { box, type Point, polyline } from "#app/drawing/path.ts";
import { bottomAxis, leftGrid, linearScale, steps } from "#app/drawing/scale.ts";
import { type FigureData, type Mark, type Scene, sceneOf } from "#app/drawing/scene.ts";
import {
  type DataFile,
  liveFiles,
  loadDaily,
  OPEN_COST_MIB,
  queryCost,
  sizeOf,
  weightOf,
} from "./table-files.ts";

const DAYS = 30;
const days = steps(1, DAYS, 1);
const options = ["never", "weekly", "daily"];
/** The days from one compaction to the next, in the order of the options. */
const tables = [Number.POSITIVE_INFINITY, 7, 1].map((every) => loadDaily(DAYS, seeded(3), every));
const [unmergedFiles, weeklyFiles, dailyFiles] = tables;

const lastCost = (files: readonly DataFile[]) => queryCost(files, DAYS);
const lastCount = (files: readonly DataFile[]) => liveFiles(files, DAYS).length;
const rewrittenSize = (files: readonly DataFile[]) =>
  sizeOf(files.filter(({ isRewritten }) => isRewritten));
const maxCost = lastCost(unmergedFiles);
/** However they are laid out, the rows are the same. */
const scannedSize = sizeOf(liveFiles(unmergedFiles, DAYS));

const wide = { width: 1240, height: 351, left: 94, gap: 6, head: 42, foot: 324 };
const narrow = { width: 360, height: 278, left: 66, gap: 2, head: 46, foot: 246 };

function draw(files: readonly DataFile[], frame: typeof wide): Scene {
  const { width, height, left, gap, head, foot } = frame;
  const x = linearScale([1, DAYS + 1], [left + gap, width]);
  const barWidth = x(2) - x(1) - gap;
  const y = linearScale([0, maxCost], [foot, head]);
  /** Each file of a day on the one before: what is read of it, and the rest of its weight. */
  const blocks = (day: number) => {
    let base = 0;
    return liveFiles(files, day)
      .toSorted((a, b) => b.mebibytes - a.mebibytes)
      .map((file) => {
        const [filled, end] = [base + file.mebibytes, base + weightOf(file)];
        const block = {
          data: box(x(day), y(filled), barWidth, y(base) - y(filled)),
          opening: end > filled ? box(x(day), y(end), barWidth, y(filled) - y(end)) : "",
        };
        base = end;
        return block;
      });
  };
  const earlier = days.slice(0, -1).flatMap(blocks);
  const last = blocks(DAYS);
  const join = (list: typeof last, part: "data" | "opening") =>
    list.map((block) => block[part]).join("");
  /** Every file weighs the same until it is merged: a straight line. */
  const neglected = [1, DAYS].map(
    (day): Point => [x(day) + barWidth / 2, y(queryCost(unmergedFiles, day))],
  );
  const readY = y(lastCost(files)) - 8;
  const marks: Mark[] = [
    ...leftGrid({
      scale: y,
      ticks: [0, 50, 100],
      format: (tick) => (tick === 100 ? "100 MiB" : `${tick}`),
      at: left - 8,
      span: [left, width],
    }),
    // No line of the grid shows through.
    path(join(earlier, "data"), { fill: "ground" }),
    path(join(earlier, "data"), barStyle),
    path(join(earlier, "opening"), rimStyle),
    path(join(last, "data"), { fill: "green" }),
    path(join(last, "opening"), { fill: "raised", stroke: "ink", width: 1.5 }),
    ...(files === unmergedFiles
      ? []
      : [
          path(polyline(neglected), { stroke: "ink", width: 1.5, dash: "3 4" }),
          text(width, y(maxCost) - 10, `never merged: ${maxCost} MiB`, labelStyle),
        ]),
    text(width, readY, `${scannedSize} MiB read`, labelStyle),
    text(width, readY - (frame === wide ? 25 : 16), `${lastCost(files)} planned`, {
      ...labelStyle,
      bold: true,
    }),
    ...bottomAxis({
      scale: (day) => x(day) + barWidth / 2,
      ticks: [7, 14, 21, 28],
      format: (day) => (day === 7 ? "day 7" : `${day}`),
      at: foot,
      span: [left, width],
    }),
    ...key(0, "data read", barStyle),
    ...key(116, `counted as ${OPEN_COST_MIB} MiB`, rimStyle),
  ];
  return sceneOf(width, height, marks);
}

const labelStyle = { anchor: "end", tone: "ink" } as const;
const barStyle = { fill: "green", opacity: 0.6 } as const;
const rimStyle = { stroke: "green", opacity: 0.75 } as const;

function key(left: number, words: string, style: typeof barStyle | typeof rimStyle): Mark[] {
  return [path(box(left + 1, 3, 12, 12), style), text(left + 20, 14, words)];
}

const weightColumn = "Planned weight of one query, MiB";
const findings = [
  `If the small files are never merged, this query opens ${lastCount(unmergedFiles)} of them. It reads ${scannedSize} MiB, but the planner sees ${maxCost}.`,
  `This query reads ${scannedSize} MiB. With a month of small files its planner budgets ${maxCost}; merge them once a week and it budgets ${lastCost(weeklyFiles)}.`,
  `Merging daily saves only ${lastCost(weeklyFiles) - lastCost(dailyFiles)} MiB more per query, and by day ${DAYS} it has rewritten ${rewrittenSize(dailyFiles)} MiB instead of ${rewrittenSize(weeklyFiles)}.`,
];

function drawFigure(files: readonly DataFile[], choice: number): FigureData {
  return {
    title: `The planned weight of a query on each of ${DAYS} days, the files of a table stacked, merged ${options[choice]}`,
    finding: findings[choice],
    caption: `In this simulation a table gets one file of 1 to 3 MiB a day, and compaction merges all its files into one. Each column is one day, and each block is one file. To share out a scan, Apache Iceberg weighs each file by its size, but at least ${OPEN_COST_MIB} MiB, its read.split.open-file-cost. The weight is a plan, not measured work and not the price, since engines bill bytes, requests or time.`,
    narrow: draw(files, narrow),
    scene: draw(files, wide),
    table: {
      columns: ["Merged", `Files on day ${DAYS}`, weightColumn, "Rewritten so far, MiB"],
      rows: tables.map((table, k) => [
        options[k],
        ...[lastCount, lastCost, rewrittenSize].map((count) => `${count(table)}`),
      ]),
    },
  };
}

export default {
  legend: "Small files are merged",
  options,
  initial: 1,
  figures: tables.map(drawFigure),
};
