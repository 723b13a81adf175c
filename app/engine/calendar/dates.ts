interface Milestone {
  date: string;
  label: string;
}

/** Dates of the post-quantum transition that bind or guide a buyer. */
export const milestones = {
  fips: { date: "2024-08-14", label: "FIPS 203, 204, 205 effective" },
  fips140: { date: "2026-09-21", label: "FIPS 140-2 certificates historical" },
  cnsa: { date: "2027-01-01", label: "CNSA 2.0: new acquisitions" },
} as const satisfies Record<string, Milestone>;

const DAY = 24 * 60 * 60 * 1000;

export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY);
}

/** A date as a fraction of years, for a time axis. */
export function yearOf(date: string): number {
  const year = Number(date.slice(0, 4));
  return (
    year + daysBetween(`${year}-01-01`, date) / daysBetween(`${year}-01-01`, `${year + 1}-01-01`)
  );
}

const MONTHS = "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec".split(" ");

export function written(date: string): string {
  const [year, month, day] = date.split("-").map(Number);
  return `${day} ${MONTHS[month - 1]} ${year}`;
}
