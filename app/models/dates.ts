import { policyDates } from "@adyakshar/papers/pqc/policy-dates";

const DAY = 24 * 60 * 60 * 1000;

/** The day in the papers' table that a source sets for what these words tell. */
function dayOf(source: string, words: string): string {
  const rows = policyDates.filter((row) => row.source === source && row.what.includes(words));
  if (rows.length !== 1) throw new Error(`${rows.length} rows of ${source} tell of ${words}`);
  return rows[0].date;
}

/** Dates of the post-quantum transition that bind or guide a buyer; of some the month is all that is known. */
export const milestones = {
  /** FIPS 203, 204 and 205 take effect. */
  fips: { date: "2024-08-14" },
  draft: { date: "2024-11" },
  order: { date: "2026-06-22" },
  memo: { date: "2026-06-24" },
  checked: { date: "2026-11" },
  cnsa: { date: dayOf("CNSA 2.0", "New acquisitions") },
  cnsaSupport: { date: dayOf("CNSA 2.0", "phased out") },
  cnsaUse: { date: dayOf("CNSA 2.0", "mandatory") },
  orderKeys: { date: dayOf("EO 14412", "key establishment") },
  orderSignatures: { date: dayOf("EO 14412", "signatures") },
  deprecated: { date: dayOf("IR 8547", "deprecated after") },
  disallowed: { date: dayOf("IR 8547", "disallowed") },
} as const;

/** M-26-15 asks for each agency's migration plan this many days after its issue. */
const PLAN_DAYS = 120;

export function agencyPlansDue(): string {
  return new Date(Date.parse(milestones.memo.date) + PLAN_DAYS * DAY).toISOString().slice(0, 10);
}

/** Months since the year 0, for a calendar with a cell for each. */
export function monthOf(date: string): number {
  return Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7)) - 1;
}

/** The days of a month that is counted as `monthOf` counts. */
export function daysIn(month: number): number {
  return new Date(Date.UTC(Math.floor(month / 12), (month % 12) + 1, 0)).getUTCDate();
}

const months = "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec".split(" ");

export function dateWords(date: string): string {
  const [year, month, day] = date.split("-").map(Number);
  return [months[month - 1], day && `${day},`, year].filter(Boolean).join(" ");
}
