import { integer, type Random } from "@adyakshar/quantum/random";
import { sum } from "#app/lib/sum.ts";

/** An immutable data file: queries read it from the day `added` until the day `removed`. */
export interface DataFile {
  mebibytes: number;
  added: number;
  removed?: number;
  /** Written by compaction. */
  isRewritten?: boolean;
}

/** The least that Iceberg weighs a file when it plans a scan, in MiB (`read.split.open-file-cost`). */
export const OPEN_COST_MIB = 4;

/** One small file is loaded each day; at the end of every `every`-th day all are rewritten into one. */
export function loadDaily(days: number, random: Random, every: number) {
  const files: DataFile[] = [];
  for (let day = 1; day <= days; day++) {
    files.push({ mebibytes: 1 + integer(random, 3), added: day });
    if (day % every !== 0) continue;
    const live = files.filter(({ removed }) => removed === undefined);
    for (const file of live) file.removed = day;
    files.push({ mebibytes: sizeOf(live), added: day, isRewritten: true });
  }
  return files;
}

export function sizeOf(files: readonly DataFile[]): number {
  return sum(files.map(({ mebibytes }) => mebibytes));
}

export function liveFiles(files: readonly DataFile[], day: number): DataFile[] {
  return files.filter(
    ({ added, removed = Number.POSITIVE_INFINITY }) => added <= day && removed > day,
  );
}

/** Weighs a file as Iceberg's `TableScanUtil` does in the plan of a scan. */
export function weightOf({ mebibytes }: DataFile): number {
  return Math.max(mebibytes, OPEN_COST_MIB);
}

export function queryCost(files: readonly DataFile[], day: number): number {
  return sum(liveFiles(files, day).map(weightOf));
}
