import { DAY_MS } from "#app/lib/day.ts";
import { storedRows } from "./stored-data.ts";

export type Force = "binding" | "draft" | "advice";

/** The day on which all dates were looked up again. */
export const checkedDay = "2026-11-16";
export const datesCheckedOn = formatDate(checkedDay, "long");

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

export function policyDate(key: string) {
  const row = policyDates.find((candidate) => candidate.key === key);
  if (row === undefined) throw new Error(`pqc-dates.csv has no row "${key}"`);
  return row;
}

export const dayOf = (key: string): string => policyDate(key).date;

/** Dates of the post-quantum transition that bind or guide a buyer. */
export const milestones = {
  /** FIPS 203, 204 and 205 take effect. */
  fips: "2024-08-14",
  memo: "2026-06-24",
  cnsa: dayOf("cnsa-acquisitions"),
  orderKeys: dayOf("order-keys"),
  orderSignatures: dayOf("order-signatures"),
  disallowed: dayOf("ir8547-disallowed"),
} as const;

/** M-26-15 asks for each agency's migration plan this many days after its issue. */
const PLAN_DAYS = 120;

export function agencyPlansDue(): string {
  return new Date(Date.parse(milestones.memo) + PLAN_DAYS * DAY_MS).toISOString().slice(0, 10);
}

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

/** Months since the year 0, for a calendar with a cell for each. */
export function monthOf(date: string): number {
  return Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7)) - 1;
}

/** The days of a month that is counted as `monthOf` counts. */
export function daysIn(month: number): number {
  return new Date(Date.UTC(Math.floor(month / 12), (month % 12) + 1, 0)).getUTCDate();
}

/** A day, a month or a year, as exactly as it is given. */
export function formatDate(date: string, month: "short" | "long" = "short"): string {
  return new Date(date).toLocaleDateString("en-US", {
    year: "numeric",
    month: date.length > 4 ? month : undefined,
    day: date.length > 7 ? "numeric" : undefined,
    timeZone: "UTC",
  });
}
