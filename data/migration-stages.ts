import { storedRows } from "./stored-data.ts";

/** The order of a migration that may not stop. */
export const migrationStages = storedRows("pqc-stages.csv").map((row) => ({
  name: row.name,
  scope: row.scope,
  /** A work in references.csv. */
  cites: row.cites || undefined,
  done: row.done,
  rollback: row.rollback,
  /** The event after which there is no rollback; null where there always is one. */
  noReturn: row.no_return || null,
}));
