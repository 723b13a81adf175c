import { seeded } from "@adyakshar/quantum/random";
import { path, rect, text } from "#app/figures/marks.ts";
import { box } from "#app/figures/path.ts";
import { linearScale, steps } from "#app/figures/scale.ts";
import type { Figure, Mark, Scene } from "#app/figures/scene.ts";
import {
  ingest,
  isCompaction,
  liveFiles,
  OPEN_COST,
  queryCost,
  type Table,
} from "#app/models/services/snapshots.ts";
import { fullScene } from "../full-scene.ts";

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

interface Frame {
  width: number;
  height: number;
  /** Every how many commits a column stands. */
  every: number;
  gap: number;
}

const wide: Frame = { width: 1440, height: 640, every: 1, gap: 3 };
const narrow: Frame = { width: 375, height: 460, every: 2, gap: 1.5 };

const megabytes = (height: number) =>
  linearScale([0, queryCost(neglected, SNAPSHOTS)], [height, 92]);

/** A column for each commit, a brick for each file that a query opens, as high as what it costs. */
function bricks(table: Table, { width, height, every, gap }: Frame): string {
  const columns = snapshots.filter((snapshot) => snapshot % every === 0);
  const step = width / columns.length;
  const y = megabytes(height);
  return columns
    .flatMap((snapshot, k) => {
      let foot = 0;
      return liveFiles(table, snapshot).map(({ megabytes }) => {
        const head = foot + megabytes + OPEN_COST;
        const brick = box(k * step + gap / 2, y(head) + 0.6, step - gap, y(foot) - y(head) - 1.2);
        foot = head;
        return brick;
      });
    })
    .join("");
}

function draw(frame: Frame): Scene {
  const { width, height } = frame;
  const isWide = frame === wide;
  const [good, bad] = [kept, neglected].map((table) => queryCost(table, SNAPSHOTS));
  const edge = width - (isWide ? 96 : 20);
  const label = isWide ? 150 : 96;
  // The last compaction stands lower than the commits before it.
  const level = megabytes(height)(queryCost(kept, SNAPSHOTS - 1));
  const marks: Mark[] = [
    path(bricks(neglected, frame), { stroke: "quiet", width: 1, opacity: 0.75 }),
    path(bricks(kept, frame), { fill: "green" }),
    text(edge, 40, `${bad} MB`, { anchor: "end", size: "l", tone: "ink" }),
    text(edge, 70, "never compacted", { anchor: "end", tone: "muted" }),
    rect(edge - label, level - 100, label + 14, 88, { fill: "ground" }),
    text(edge, level - 56, `${good} MB`, { anchor: "end", size: "l", tone: "green" }),
    text(edge, level - 26, "compacted", { anchor: "end", tone: "green" }),
  ];
  return fullScene({ width, height, marks }, "paper");
}

/** What one query costs, commit by commit, where compaction has an owner and where it has none. */
export function buildNeglect(): Figure {
  const costs = (snapshot: number) =>
    [kept, neglected].map((table) => queryCost(table, snapshot)) as [number, number];
  const [good, bad] = costs(SNAPSHOTS);
  return {
    title: `What a query costs over ${SNAPSHOTS} commits, file by file, compacted and never compacted`,
    finding: `After ${SNAPSHOTS} commits a query costs ${good} MB where someone compacts the table, and ${bad} MB where nobody does.`,
    caption: `The table of the opening over ${SNAPSHOTS} commits. A column is a commit, a brick one file that a query opens: its megabytes and ${OPEN_COST} more for opening it, as Iceberg plans a scan. Filled bricks are compacted every fifth commit; outlined are the same rows, never compacted.`,
    narrow: draw(narrow),
    scene: draw(wide),
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
