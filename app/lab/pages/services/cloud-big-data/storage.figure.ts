import { seeded } from "@adyakshar/quantum/random";
import { path, text } from "#app/figures/marks.ts";
import { type Point, polyline, segment } from "#app/figures/path.ts";
import { linearScale, steps } from "#app/figures/scale.ts";
import type { Figure, Mark, Scene } from "#app/figures/scene.ts";
import { sum } from "#app/lib/sum.ts";
import { expiredFiles, ingest, megabytesAt } from "#app/models/services/snapshots.ts";
import { KEPT } from "./snapshot-table.ts";

const SNAPSHOTS = 40;
const ticks = [1, 10, 20, 30, 40];

interface Stored {
  everything: number;
  kept: number;
  live: number;
}

/** What is stored after each commit: everything ever written, what six snapshots need, the table itself. */
function stored(): Stored[] {
  return steps(1, SNAPSHOTS, 1).map((snapshots) => {
    const table = ingest(snapshots, seeded(3));
    const everything = sum(table.files.map(({ megabytes }) => megabytes));
    const expired = sum(expiredFiles(table, KEPT).map(({ megabytes }) => megabytes));
    return { everything, kept: everything - expired, live: megabytesAt(table, snapshots) };
  });
}

const [width, height] = [360, 286];
/** Where the last snapshot is. */
const right = 248;
const [head, foot] = [34, 254];

function draw(rows: readonly Stored[]): Scene {
  const x = linearScale([1, SNAPSHOTS], [0, right]);
  const last = rows[SNAPSHOTS - 1];
  const y = linearScale([0, last.everything], [foot, head]);
  const line = (value: (row: Stored) => number): Point[] =>
    rows.map((row, k): Point => [x(k + 1), y(value(row))]);
  const area = (value: (row: Stored) => number) =>
    polyline([[x(1), foot], ...line(value), [right, foot]], true);
  const end = right + 8;
  const said = (value: number, words: string) => [
    text(end, y(value) + 5, `${value} MB`, { bold: true, tone: "ink" }),
    text(end, y(value) + 21, words, { size: "s", tone: "muted" }),
  ];
  const marks: Mark[] = [
    text(0, 14, "data stored, from zero", { size: "s", tone: "quiet" }),
    path(
      area(({ everything }) => everything),
      { fill: "line", opacity: 0.55 },
    ),
    path(polyline(line(({ everything }) => everything)), { stroke: "quiet", width: 1.5 }),
    path(
      area(({ kept }) => kept),
      { fill: "green" },
    ),
    path(
      area(({ live }) => live),
      { fill: "ink" },
    ),
    path(segment(0, foot, right, foot), { stroke: "ink", width: 1.5 }),
    ...[last.everything, last.kept, last.live].map((value) =>
      path(segment(right, y(value), end - 4, y(value)), { stroke: "quiet" }),
    ),
    ...said(last.everything, "nothing expires"),
    ...said(last.kept, `last ${KEPT} kept`),
    ...said(last.live, "the table itself"),
    ...ticks.map((tick) =>
      text(x(tick), foot + 17, `${tick}`, {
        anchor: tick === 1 ? "start" : tick === SNAPSHOTS ? "end" : "middle",
        size: "s",
        tone: "quiet",
      }),
    ),
    text(end, foot + 17, "snapshots", { size: "s", tone: "quiet" }),
  ];
  return { width, height, marks };
}

/** Storage with and without expiry of old snapshots. */
export function buildServiceCloudStorage(): Figure {
  const rows = stored();
  const last = rows[SNAPSHOTS - 1];
  return {
    shapes: "inline",
    title: "Data stored after each of forty snapshots, with and without expiry",
    finding: `After ${SNAPSHOTS} snapshots a table of ${last.live} MB occupies ${last.everything} MB if nothing expires, and ${last.kept} MB if the last ${KEPT} snapshots are kept.`,
    caption:
      "The same simulated log goes on with appends, and with a compaction at every fifth commit that writes the whole table again. Areas are to scale from zero.",
    scene: draw(rows),
    table: {
      columns: ["Snapshot", "Nothing expires, MB", `Last ${KEPT} kept, MB`, "Table, MB"],
      rows: [10, 20, 30, 40].map((at) => {
        const { everything, kept, live } = rows[at - 1];
        return [at, everything, kept, live].map(String);
      }),
    },
  };
}

export default buildServiceCloudStorage();
