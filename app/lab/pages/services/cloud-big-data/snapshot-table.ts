import { seeded } from "@adyakshar/quantum/random";
import { snapshotChoices } from "#app/content/services/choices.ts";
import { steps } from "#app/figures/scale.ts";
import {
  expiredFiles,
  ingest,
  oldestKept,
  queryCost,
  type Table,
} from "#app/models/services/snapshots.ts";

export const SNAPSHOTS = snapshotChoices.options.length;
/** How many snapshots are retained. */
export const KEPT = 6;

/** The table of the drawing: a commit for each choice. */
export const table: Table = ingest(SNAPSHOTS, seeded(3));
export const oldest = oldestKept(table, KEPT);
export const gone = new Set(expiredFiles(table, KEPT));
export const snapshots = steps(1, SNAPSHOTS, 1);

export const workAt = (snapshot: number): number => Math.round(queryCost(table, snapshot));
