import { seeded } from "#app/engine/random.ts";
import { ingest, liveFiles, rowsAt } from "#app/engine/services/snapshots.ts";
import { bottomAxis } from "#app/figures/draw/axis.ts";
import { thousands } from "#app/figures/draw/format.ts";
import { path, text } from "#app/figures/draw/marks.ts";
import { box, segment } from "#app/figures/draw/path.ts";
import { linearScale, steps } from "#app/figures/draw/scale.ts";
import type { Figure, Mark } from "#app/figures/scene.ts";

const SNAPSHOTS = 12;
const READ_AT = 8;
const COMPACTION = 5;
const BOTTOM = 176;
const x = linearScale([1, SNAPSHOTS + 1], [8, 352]);
const height = linearScale([0, 800], [0, 9.5]);

export function buildServiceCloud(): Figure {
  const table = ingest(SNAPSHOTS, seeded(3));
  const read = new Set(liveFiles(table, READ_AT));
  let top = 24;
  const bars = table.files.map((file) => {
    const h = height(file.rows);
    const end = file.removed ?? SNAPSHOTS + 1;
    const bar = {
      file,
      middle: top + h / 2,
      d: box(x(file.added), top, x(end) - x(file.added) - 1.5, h),
    };
    top += h + 2.5;
    return bar;
  });
  const rewritten = bars.find(({ file }) => file.added === COMPACTION)?.middle ?? 0;
  const rows = rowsAt(table, READ_AT);
  const marks: Mark[] = [
    path(
      bars
        .filter(({ file }) => !read.has(file))
        .map(({ d }) => d)
        .join(""),
      { fill: "line" },
    ),
    path(
      bars
        .filter(({ file }) => read.has(file))
        .map(({ d }) => d)
        .join(""),
      { fill: "green" },
    ),
    path(segment(x(READ_AT + 0.5), 18, x(READ_AT + 0.5), BOTTOM), { stroke: "ink", width: 1.2 }),
    text(
      x(READ_AT + 0.5),
      12,
      `read snapshot ${READ_AT}: ${read.size} files, ${thousands(rows)} rows`,
      { anchor: "middle", tone: "ink" },
    ),
    text(x(READ_AT + 0.5) + 8, 34, "a file per commit", { size: "s", tone: "quiet" }),
    text(x(2 * COMPACTION) + 4, rewritten + 4, "compaction", { size: "s", tone: "quiet" }),
    ...bottomAxis({
      scale: (v) => x(v + 0.5),
      ticks: steps(1, SNAPSHOTS, 1),
      format: String,
      at: BOTTOM,
      span: [8, 352],
    }),
    text(352, BOTTOM + 30, "snapshot", { anchor: "end", size: "s", tone: "quiet" }),
  ];
  return {
    id: "service-cloud-big-data",
    title: "Data files of a table over twelve snapshots, with the files that one snapshot reads",
    caption: `A simulated change log: each commit adds a file, every ${COMPACTION}th rewrites the live files into one without losing a row. Bars show how long a file serves, their height its rows; snapshot ${READ_AT} can still be read exactly, ${read.size} files and ${thousands(rows)} rows.`,
    scene: { width: 360, height: 210, marks },
    table: {
      columns: ["Snapshot", "Commit", "Live files", "Rows"],
      rows: steps(1, SNAPSHOTS, 1).map((snapshot) => [
        `${snapshot}`,
        snapshot % COMPACTION === 0 ? "compaction" : "append",
        `${liveFiles(table, snapshot).length}`,
        thousands(rowsAt(table, snapshot)),
      ]),
    },
  };
}
