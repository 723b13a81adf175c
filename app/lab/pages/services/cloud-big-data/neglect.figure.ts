import { seeded } from "@adyakshar/quantum/random";
import { bottomAxis, leftGrid } from "#app/figures/axis.ts";
import { path, text } from "#app/figures/marks.ts";
import { type Point, polyline } from "#app/figures/path.ts";
import { linearScale, steps } from "#app/figures/scale.ts";
import type { Figure, Mark, Scene } from "#app/figures/scene.ts";
import {
  ingest,
  isCompaction,
  OPEN_COST,
  queryCost,
  type Table,
} from "#app/models/services/snapshots.ts";

const SNAPSHOTS = 60;
const snapshots = steps(1, SNAPSHOTS, 1);

const kept = ingest(SNAPSHOTS, seeded(3));
/** The same appends, never compacted. */
const neglected: Table = {
  snapshots: SNAPSHOTS,
  files: kept.files
    .filter(({ added }) => !isCompaction(added))
    .map((file) => ({ ...file, removed: undefined })),
};

const costs = (snapshot: number) =>
  [kept, neglected].map((table) => queryCost(table, snapshot)) as [number, number];
const [good, bad] = costs(SNAPSHOTS);

const x = linearScale([1, SNAPSHOTS], [38, 352]);
const y = linearScale([0, bad], [210, 30]);
const line = (table: Table) =>
  snapshots.map((snapshot): Point => [x(snapshot), y(queryCost(table, snapshot))]);
const area = (table: Table) => polyline([[x(1), y(0)], ...line(table), [x(SNAPSHOTS), y(0)]], true);

function draw(): Scene {
  const marks: Mark[] = [
    text(0, 14, "one query, MB", { size: "s", tone: "quiet" }),
    ...leftGrid({ scale: y, ticks: steps(0, bad, 100), format: String, at: 32, span: [38, 352] }),
    path(area(neglected), { fill: "line", opacity: 0.55 }),
    path(polyline(line(neglected)), { stroke: "ink", width: 1.5 }),
    path(area(kept), { fill: "green" }),
    text(352, y(bad) - 8, `never compacted: ${bad} MB`, { anchor: "end", tone: "ink", bold: true }),
    text(344, y(0) - 12, `compacted: ${good} MB`, { anchor: "end", tone: "raised", bold: true }),
    ...bottomAxis({
      scale: x,
      ticks: steps(10, SNAPSHOTS, 10),
      format: String,
      at: 210,
      span: [38, 352],
    }),
    text(352, 243, "commits", { anchor: "end", size: "s", tone: "quiet" }),
  ];
  return { width: 360, height: 250, marks };
}

/** What one query costs, commit by commit, where compaction has an owner and where it has none. */
export function buildNeglect(): Figure {
  return {
    title: `What a query costs over ${SNAPSHOTS} commits, compacted and never compacted`,
    finding: `After ${SNAPSHOTS} commits a query costs ${good} MB where someone compacts the table, and ${bad} MB where nobody does.`,
    caption: `The table of the opening over ${SNAPSHOTS} commits. A query reads every live file: its megabytes and ${OPEN_COST} more for opening it, as Iceberg plans a scan. The lower area is compacted at every fifth commit, the upper holds the same rows and never is.`,
    shapes: "inline",
    scene: draw(),
    table: {
      columns: ["Commit", "Compacted, MB", "Never compacted, MB"],
      rows: steps(10, SNAPSHOTS, 10).map((snapshot) => [
        `${snapshot}`,
        ...costs(snapshot).map(String),
      ]),
    },
  };
}

export default buildNeglect();
