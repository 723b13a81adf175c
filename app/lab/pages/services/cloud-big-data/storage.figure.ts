import { seeded } from "@adyakshar/quantum/random";
import { thousands } from "#app/figures/format.ts";
import { note, path, text } from "#app/figures/marks.ts";
import { type Point, polyline } from "#app/figures/path.ts";
import { bottomAxis, leftGrid, linearScale, steps } from "#app/figures/scale.ts";
import type { Figure, Mark, Scene } from "#app/figures/scene.ts";
import { liveFiles, loadDaily, sizeOf, storedMegabytes } from "#app/models/services/table-files.ts";

const WEEKS = 26;
/** Days for which old snapshots can still be read. */
const KEPT_DAYS = 7;
const files = loadDaily(7 * WEEKS, seeded(3), 7);

const week = (at: number) => ({
  at,
  table: sizeOf(liveFiles(files, 7 * at)),
  window: storedMegabytes(files, 7 * at, KEPT_DAYS),
  archive: storedMegabytes(files, 7 * at, Number.POSITIVE_INFINITY),
});
const weeks = steps(0, WEEKS, 1).map(week);
const lastWeek = week(WEEKS);

const span = [46, 360] as const;
const x = linearScale([0, WEEKS], span);
const y = linearScale([0, 6000], [180, 30]);

function draw(): Scene {
  const line = (name: "table" | "archive") => weeks.map((row): Point => [x(row.at), y(row[name])]);
  const area = (name: "table" | "archive") =>
    polyline([...line(name), [x(WEEKS), y(0)], [x(0), y(0)]], true);
  const bold = { anchor: "end", tone: "ink", bold: true } as const;
  const marks: Mark[] = [
    note(0, 14, "stored, MB"),
    ...leftGrid({ scale: y, ticks: [0, 2000, 4000], format: thousands, at: 40, span }),
    path(area("archive"), { fill: "line", opacity: 0.55 }),
    path(polyline(line("archive")), { stroke: "ink", width: 1.5 }),
    path(area("table"), { fill: "green" }),
    text(350, y(lastWeek.archive) + 2, `nothing expires: ${thousands(lastWeek.archive)} MB`, bold),
    text(350, y(lastWeek.table) - 8, `the table: ${thousands(lastWeek.table)} MB`, bold),
    ...bottomAxis({
      scale: x,
      ticks: steps(0, WEEKS - 1, 13),
      at: 180,
      span,
      style: { line: 0.3 },
    }),
    note(360, 195, `${WEEKS} weeks`, { anchor: "end", line: 0.3 }),
  ];
  return { width: 360, height: 206, marks };
}

export default {
  title: `What a table occupies over ${WEEKS} weeks, with old snapshots kept and expired`,
  finding: `After ${WEEKS} weeks the table is ${lastWeek.table} MB, but with every old version kept it takes ${thousands(lastWeek.archive)} MB.`,
  caption: `This is the table of the opening over ${WEEKS} weeks, merged weekly. Each merge leaves the old files to the snapshots that still read them. The filled area is what a query reads today, and the line above it is what is stored if no snapshot ever expires.`,
  scene: draw(),
  table: {
    columns: [
      "Week",
      "Table, MB",
      `Stored, ${KEPT_DAYS} days kept, MB`,
      "Stored, nothing expires, MB",
    ],
    rows: weeks
      .filter(({ at }) => at % 13 === 0)
      .map(({ at, table, window, archive }) => [
        `${at}`,
        `${table}`,
        `${window}`,
        thousands(archive),
      ]),
  },
} satisfies Figure;
