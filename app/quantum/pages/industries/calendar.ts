import type { Point } from "#app/drawing/path.ts";
import { daysIn, milestones, monthOf } from "#data/dates.ts";

const { fips, cnsa, orderKeys, orderSignatures, disallowed } = milestones;

/** The last or first days that a buyer must meet. */
export const deadlines = [cnsa, orderKeys, orderSignatures, disallowed];

const YEARS = 12;
/** January of the year in which the standards were published, counted as `monthOf` counts. */
export const firstMonth = Math.floor(monthOf(fips) / 12) * 12;

const deadlineMonths = new Set(deadlines.map((date) => monthOf(date)));
export const openMonths = Array.from({ length: YEARS * 12 }, (_, k) => firstMonth + k).filter(
  (month) => !deadlineMonths.has(month),
);

/** The days of a month as columns of dots that make a whole hexagon, a corner at the top. */
const columnsByDays: Record<number, readonly number[]> = {
  28: [3, 4, 5, 4, 5, 4, 3],
  29: [1, 5, 6, 5, 6, 5, 1],
  30: [3, 4, 5, 6, 5, 4, 3],
  31: [2, 5, 6, 5, 6, 5, 2],
};

/** Returns the places of a month's days around its center, in dots. */
export function spotsOf(month: number): Point[] {
  return columnsByDays[daysIn(month)].flatMap((count, column) =>
    Array.from({ length: count }, (_, k): Point => [(column - 3) * 0.866, k - (count - 1) / 2]),
  );
}
