import { storedRows } from "#data/stored-data.ts";

export type Force = "binding" | "draft" | "advice";

/** The day on which all of them were looked up again. */
export const datesCheckedOn = "November 16, 2026";

/** Dates of the transition, in the order in which they fall due. */
export const policyDates = storedRows("pqc-dates.csv").map((row) => ({
  key: row.key,
  /** ISO date: the last day of a deadline, the first on which a rule applies. */
  date: row.date,
  source: row.source,
  force: row.force as Force,
  /** Cited from accounts of it, not from the document itself. */
  isSecondHand: row.cited === "second-hand",
  whom: row.whom,
  what: row.what,
}));
