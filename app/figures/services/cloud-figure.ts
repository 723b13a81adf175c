import { seeded } from "#app/engine/random.ts";
import {
  expiredFiles,
  ingest,
  isCompaction,
  liveFiles,
  megabytesAt,
  OPEN_COST,
  oldestKept,
  queryCost,
} from "#app/engine/services/snapshots.ts";
import { path, text } from "#app/figures/draw/marks.ts";
import { box, segment } from "#app/figures/draw/path.ts";
import { linearScale, steps } from "#app/figures/draw/scale.ts";
import type { Figure, Mark, Scene } from "#app/figures/scene.ts";
import { snapshotChoices } from "./choices.ts";

const SNAPSHOTS = snapshotChoices.options.length;
const KEPT = 6;
const table = ingest(SNAPSHOTS, seeded(3));
const oldest = oldestKept(table, KEPT);
const gone = new Set(expiredFiles(table, KEPT));
const all = steps(1, SNAPSHOTS, 1);
const most = Math.max(...all.map((snapshot) => queryCost(table, snapshot)));
const files = (count: number) => `${count} ${count === 1 ? "file" : "files"}`;

interface Frame {
  width: number;
  height: number;
  left: number;
  /** The chart of costs, from its foot to its head, and the first line of files below. */
  foot: number;
  head: number;
  first: number;
  row: number;
}

const wide: Frame = {
  width: 1240,
  height: 480,
  left: 0,
  foot: 220,
  head: 66,
  first: 268,
  row: 13.5,
};
const narrow: Frame = {
  width: 360,
  height: 404,
  left: 0,
  foot: 186,
  head: 70,
  first: 226,
  row: 12,
};

function draw(snapshot: number, frame: Frame): Scene {
  const { width, height, left, foot, head, first, row } = frame;
  const isWide = frame === wide;
  const gap = isWide ? 14 : 4;
  const x = linearScale([1, SNAPSHOTS + 1], [left, width + gap]);
  const barWidth = x(2) - x(1) - gap;
  const y = linearScale([0, most], [foot, head]);
  const read = new Set(liveFiles(table, snapshot));
  const isExpired = snapshot < oldest;
  const cost = (list: readonly number[]) =>
    list
      .map((at) =>
        box(
          x(at),
          y(queryCost(table, at)),
          barWidth,
          y(megabytesAt(table, at)) - y(queryCost(table, at)),
        ),
      )
      .join("");
  const data = (list: readonly number[]) =>
    list
      .map((at) =>
        box(x(at), y(megabytesAt(table, at)), barWidth, foot - y(megabytesAt(table, at))),
      )
      .join("");
  const others = all.filter((at) => at !== snapshot);
  const bars = table.files.map((file, k) => ({
    file,
    d: box(
      x(file.added),
      first + k * row,
      x(file.removed ?? SNAPSHOTS + 1) - x(file.added) - gap,
      row * 0.62,
    ),
  }));
  const life = (test: (file: (typeof table.files)[number]) => boolean) =>
    bars
      .filter(({ file }) => test(file))
      .map(({ d }) => d)
      .join("");
  const bottom = first + table.files.length * row;
  const label = (at: number) => Math.round(queryCost(table, at));
  const marks: Mark[] = [
    path(box(0, head - 22, x(oldest) - gap / 2, bottom - head + 22), {
      fill: "line",
      opacity: 0.4,
    }),
    text(
      isWide ? 12 : 6,
      head - 6,
      isWide ? `expired: snapshots before ${oldest} cannot be read` : "expired",
      { size: "s", tone: "quiet" },
    ),
    path(data(others), { fill: "quiet" }),
    path(cost(others), { stroke: "quiet" }),
    path(data([snapshot]), { fill: isExpired ? "quiet" : "green" }),
    path(cost([snapshot]), { stroke: isExpired ? "quiet" : "green", width: 2.5, fill: "ground" }),
    ...all
      .filter((at) => isWide || at === snapshot)
      .map((at) =>
        text(x(at) + barWidth / 2, y(queryCost(table, at)) - 7, `${label(at)}`, {
          anchor: "middle",
          size: at === snapshot ? "m" : "s",
          tone: at === snapshot ? "ink" : "quiet",
          bold: at === snapshot,
        }),
      ),
    path(segment(0, foot, width, foot), { stroke: "quiet" }),
    ...all.map((at) =>
      text(
        x(at) + barWidth / 2,
        foot + 17,
        isWide && isCompaction(at) ? `${at}, compaction` : `${at}`,
        {
          anchor: "middle",
          size: "s",
          tone: at === snapshot ? "ink" : "quiet",
          bold: at === snapshot,
        },
      ),
    ),
    path(
      life((file) => !gone.has(file) && !read.has(file)),
      { fill: "line" },
    ),
    path(
      life((file) => gone.has(file)),
      { stroke: "quiet", dash: "2 3" },
    ),
    path(
      life((file) => read.has(file) && !gone.has(file)),
      { fill: "green" },
    ),
    text(
      0,
      isWide ? 28 : 16,
      isExpired
        ? `snapshot ${snapshot} has expired`
        : `snapshot ${snapshot}: ${files(read.size)}, ${label(snapshot)} MB per query`,
      { size: "l", tone: "ink" },
    ),
    text(
      0,
      isWide ? bottom + 20 : 38,
      isWide
        ? "each line below the axis is a data file, as long as a snapshot needs it; dashed: deleted by expiry"
        : "solid: data read; outline: opening files",
      { size: "s", tone: "quiet" },
    ),
    ...(isWide
      ? [
          text(width, 22, "solid: data read, outline: opening files, MB", {
            anchor: "end" as const,
            size: "s" as const,
            tone: "quiet" as const,
          }),
        ]
      : []),
  ];
  return { width, height, marks };
}

/** What one query costs at each snapshot of a table, through compaction and expiry. */
export function buildServiceCloud(choice = snapshotChoices.initial): Figure {
  const snapshot = choice + 1;
  const compaction = all.filter(isCompaction).at(-1) ?? SNAPSHOTS;
  const [before, after] = [compaction - 1, compaction].map((at) =>
    Math.round(queryCost(table, at)),
  );
  const isExpired = snapshot < oldest;
  return {
    id: "service-cloud-big-data",
    title: `What a query costs at each of ${SNAPSHOTS} snapshots of a table, and the data files behind it`,
    finding: isExpired
      ? `Snapshot ${snapshot} has expired: the files that only it needed are deleted, and it can no longer be read.`
      : `Compaction at snapshot ${compaction} brings a query from ${before} MB to ${after} MB of work over the same rows; expiry then gives the old files back.`,
    caption: `A simulated change log: each commit appends a small file, every fifth rewrites the live files into one. The cost of a full scan is the data read plus ${OPEN_COST} MB for each file opened, Iceberg's own planning default; multiplied by your engine's price it is a line of the bill. The last ${KEPT} snapshots are retained, so snapshots before ${oldest} have expired and ${gone.size} of ${table.files.length} files are deleted.`,
    scene: draw(snapshot, narrow),
    wide: draw(snapshot, wide),
    table: {
      columns: [
        "Snapshot",
        "Commit",
        "Files read",
        "Data, MB",
        "Cost of a query, MB",
        "Can be read",
      ],
      rows: all.map((at) => [
        `${at}`,
        isCompaction(at) ? "compaction" : "append",
        `${liveFiles(table, at).length}`,
        `${megabytesAt(table, at)}`,
        `${queryCost(table, at)}`,
        at < oldest ? "no, expired" : "yes",
      ]),
    },
  };
}
