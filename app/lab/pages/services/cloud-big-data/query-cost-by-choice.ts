import { snapshotChoices } from "#app/content/services/choices.ts";
import type { Figure } from "#app/figures/scene.ts";
import {
  isCompaction,
  liveFiles,
  megabytesAt,
  OPEN_COST,
  queryCost,
} from "#app/models/services/snapshots.ts";
import { drawCloud, narrow, wide } from "./draw-query-cost.ts";
import { gone, KEPT, oldest, SNAPSHOTS, snapshots, table, workAt } from "./snapshot-table.ts";

/** What one query costs at each snapshot of a table, through compaction and expiry. */
export function buildServiceCloud(choice = snapshotChoices.initial): Figure {
  const snapshot = choice + 1;
  const compaction = snapshots.filter(isCompaction).at(-1) ?? SNAPSHOTS;
  const isExpired = snapshot < oldest;
  return {
    shapes: "inline",
    title: `What a query costs at each of ${SNAPSHOTS} snapshots of a table, and the data files behind it`,
    finding: isExpired
      ? `Snapshot ${snapshot} has expired. The files that only it needed are deleted, and it can no longer be read.`
      : `Compaction at snapshot ${compaction} brings a query from ${workAt(compaction - 1)} MB to ${workAt(compaction)} MB of work over the same rows. Expiry then frees the old files.`,
    caption: `In this simulated change log each commit appends a small file, and every fifth rewrites the live files into one. The cost of a full scan is the data read plus ${OPEN_COST} MB for each file opened, Iceberg’s own planning default. It measures work, while engines bill bytes, requests or time. The last ${KEPT} snapshots are retained, so snapshots before ${oldest} have expired and ${gone.size} of ${table.files.length} files are deleted.`,
    narrow: drawCloud(snapshot, narrow),
    scene: drawCloud(snapshot, wide),
    table: {
      columns: [
        "Snapshot",
        "Commit",
        "Files read",
        "Data, MB",
        "Cost of a query, MB",
        "Can be read",
      ],
      rows: snapshots.map((at) => [
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
