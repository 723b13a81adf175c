import { integer, type Random } from "@adyakshar/quantum/random";
import { sum } from "#app/lib/sum.ts";

/** An immutable data file: it serves every snapshot from `added` until `removed`. */
interface DataFile {
  megabytes: number;
  added: number;
  removed: number | undefined;
}

export interface Table {
  files: readonly DataFile[];
  snapshots: number;
}

/** Iceberg plans a scan as if opening a file cost as much as reading 4 MB (`read.split.open-file-cost`). */
export const OPEN_COST = 4;
const COMPACT_EVERY = 5;

export function liveFiles({ files }: Table, snapshot: number): DataFile[] {
  return files.filter(
    ({ added, removed }) => added <= snapshot && (removed === undefined || removed > snapshot),
  );
}

export function megabytesAt(table: Table, snapshot: number): number {
  return sum(liveFiles(table, snapshot).map(({ megabytes }) => megabytes));
}

/** What one full scan of a snapshot costs, in MB read or as good as read. */
export function queryCost(table: Table, snapshot: number): number {
  return megabytesAt(table, snapshot) + OPEN_COST * liveFiles(table, snapshot).length;
}

/** The oldest snapshot that can still be read when the last `kept` are retained. */
export function oldestKept({ snapshots }: Table, kept: number): number {
  return Math.max(1, snapshots - kept + 1);
}

/** The files that no retained snapshot needs: expiry deletes them. */
export function expiredFiles(table: Table, kept: number): DataFile[] {
  const oldest = oldestKept(table, kept);
  return table.files.filter(({ removed }) => removed !== undefined && removed <= oldest);
}

/** Change capture appends one small file per snapshot. */
export function append(table: Table, megabytes: number): Table {
  const added = table.snapshots + 1;
  return { files: [...table.files, { megabytes, added, removed: undefined }], snapshots: added };
}

export function isCompaction(snapshot: number): boolean {
  return snapshot % COMPACT_EVERY === 0;
}

/** Rewrites the live files into one; older snapshots keep theirs. */
export function compact(table: Table): Table {
  const added = table.snapshots + 1;
  const live = new Set(liveFiles(table, table.snapshots));
  const megabytes = megabytesAt(table, table.snapshots);
  const files = table.files.map((file) => (live.has(file) ? { ...file, removed: added } : file));
  return { files: [...files, { megabytes, added, removed: undefined }], snapshots: added };
}

/** A log of small appends with a compaction at regular intervals. */
export function ingest(snapshots: number, random: Random): Table {
  let table: Table = { files: [], snapshots: 0 };
  while (table.snapshots < snapshots) {
    table = isCompaction(table.snapshots + 1)
      ? compact(table)
      : append(table, 1 + integer(random, 3));
  }
  return table;
}
