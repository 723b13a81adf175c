import { checkedDay } from "#data/dates.ts";
import { planningYears } from "./planning-years.ts";

const YEAR_MS = 365.25 * 24 * 3600 * 1000;
/** The day of the papers, in years. */
export const today = 1970 + Date.parse(checkedDay) / YEAR_MS;
/** Years from today to the first day of each planning year. */
export const horizons = planningYears.map((year) => ({ year, years: year - today }));
