import { seeded } from "#app/engine/random.ts";
import { expiredFiles, ingest, megabytesAt } from "#app/engine/services/snapshots.ts";
import { bottomAxis, leftGrid } from "#app/figures/draw/axis.ts";
import { path, text } from "#app/figures/draw/marks.ts";
import { type Point, polyline } from "#app/figures/draw/path.ts";
import { linearScale, steps } from "#app/figures/draw/scale.ts";
import type { Figure, Mark } from "#app/figures/scene.ts";
import { sum } from "#app/lib/sum.ts";

const SNAPSHOTS = 40;
const KEPT = 6;
const x = linearScale([1, SNAPSHOTS], [34, 346]);

/** What is stored after each commit: everything ever written, what six snapshots need, the table itself. */
function stored() {
  return steps(1, SNAPSHOTS, 1).map((snapshots) => {
    const table = ingest(snapshots, seeded(3));
    const everything = sum(table.files.map(({ megabytes }) => megabytes));
    const expired = sum(expiredFiles(table, KEPT).map(({ megabytes }) => megabytes));
    return { everything, kept: everything - expired, live: megabytesAt(table, snapshots) };
  });
}

/** Storage with and without expiry of old snapshots. */
export function buildServiceCloudStorage(): Figure {
  const rows = stored();
  const last = rows[SNAPSHOTS - 1];
  const y = linearScale([0, Math.ceil(last.everything / 100) * 100], [186, 26]);
  const line = (value: (row: (typeof rows)[number]) => number) =>
    polyline(rows.map((row, k): Point => [x(k + 1), y(value(row))]));
  const marks: Mark[] = [
    ...leftGrid({
      scale: y,
      ticks: steps(0, Math.ceil(last.everything / 100) * 100, 100),
      format: String,
      at: 30,
      span: [34, 350],
    }),
    path(
      line(({ everything }) => everything),
      { stroke: "quiet", width: 1.5, dash: "3 3" },
    ),
    path(
      line(({ kept }) => kept),
      { stroke: "green", width: 2.5 },
    ),
    path(
      line(({ live }) => live),
      { stroke: "ink", width: 1 },
    ),
    text(x(30), y(rows[30].everything) - 8, "nothing expires", { anchor: "end", tone: "quiet" }),
    text(x(40), y(last.kept) - 10, `last ${KEPT} kept`, { anchor: "end", tone: "green" }),
    text(x(39.5), y(rows[38].live) + 18, "the table itself", { anchor: "end", tone: "ink" }),
    ...bottomAxis({
      scale: x,
      ticks: [1, 10, 20, 30, 40],
      format: String,
      at: 186,
      span: [34, 350],
    }),
    text(350, 220, "snapshot; stored data in MB", { anchor: "end", size: "s", tone: "quiet" }),
  ];
  return {
    id: "service-cloud-storage",
    title: "Data stored after each of forty snapshots, with and without expiry",
    finding: `After ${SNAPSHOTS} snapshots a table of ${last.live} MB occupies ${last.everything} MB if nothing expires, and ${last.kept} MB if the last ${KEPT} snapshots are kept.`,
    caption:
      "The same simulated log, continued: appends, and a compaction at every fifth commit that writes the whole table again.",
    scene: { width: 360, height: 226, marks },
    table: {
      columns: ["Snapshot", "Nothing expires, MB", `Last ${KEPT} kept, MB`, "Table, MB"],
      rows: [10, 20, 30, 40].map((at) => {
        const { everything, kept, live } = rows[at - 1];
        return [at, everything, kept, live].map(String);
      }),
    },
  };
}
