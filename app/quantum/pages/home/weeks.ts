const WEEKS_PER_YEAR = 52;

/** The weeks of a line such as "3 months support"; nothing for other lines. */
export function weeksOf(feature: string): number | undefined {
  const [, count, unit] = /^(\d+) (week|month)s?\b/.exec(feature) ?? [];
  if (count === undefined) return undefined;
  return unit === "week" ? Number(count) : Math.round((Number(count) * WEEKS_PER_YEAR) / 12);
}
