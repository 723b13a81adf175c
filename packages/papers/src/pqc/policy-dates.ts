import { storedRows } from "../stored-data.ts";

export type Force = "binding" | "draft" | "advice";

export interface PolicyDate {
  /** ISO date: the last day of a deadline, the first on which a rule applies. */
  date: string;
  source: string;
  force: Force;
  /** Cited from accounts of it, not from the document itself. */
  isSecondHand: boolean;
  whom: string;
  what: string;
}

/** The day on which all of them were looked up again. */
export const datesCheckedOn = "November 16, 2026";

/** Dates of the transition, in the order in which they fall due. */
export const policyDates: readonly PolicyDate[] = storedRows("pqc-dates.csv").map(
  ({ date, source, force, cited, whom, what }) => ({
    date,
    source,
    force: force as Force,
    isSecondHand: cited === "second-hand",
    whom,
    what,
  }),
);
