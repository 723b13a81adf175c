import { integer, type Random } from "#app/engine/random.ts";
import { sum } from "#app/lib/sum.ts";

/** An immutable data file: it serves every snapshot from `added` until `removed`. */
interface DataFile {
  rows: number;
  added: number;
  removed: number | undefined;
}

export interface Table {
  files: readonly DataFile[];
  snapshots: number;
}

export function liveFiles({ files }: Table, snapshot: number): DataFile[] {
  return files.filter(
    ({ added, removed }) => added <= snapshot && (removed === undefined || removed > snapshot),
  );
}

export function rowsAt(table: Table, snapshot: number): number {
  return sum(liveFiles(table, snapshot).map(({ rows }) => rows));
}

/** Change capture appends one small file per snapshot. */
export function append(table: Table, rows: number): Table {
  const added = table.snapshots + 1;
  return { files: [...table.files, { rows, added, removed: undefined }], snapshots: added };
}

/** Rewrites the live files into one; older snapshots keep theirs. */
export function compact(table: Table): Table {
  const added = table.snapshots + 1;
  const live = new Set(liveFiles(table, table.snapshots));
  const rows = rowsAt(table, table.snapshots);
  const files = table.files.map((file) => (live.has(file) ? { ...file, removed: added } : file));
  return { files: [...files, { rows, added, removed: undefined }], snapshots: added };
}

/** A log in which every fifth commit is a compaction. */
export function ingest(snapshots: number, random: Random): Table {
  let table: Table = { files: [], snapshots: 0 };
  while (table.snapshots < snapshots) {
    table =
      (table.snapshots + 1) % 5 === 0 ? compact(table) : append(table, 200 + integer(random, 600));
  }
  return table;
}
