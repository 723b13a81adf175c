/** A result in parts: a multiple and what it is of, or plain words. */
export interface Claim {
  /** The words between this part and the one before. */
  joint: string;
  times?: number;
  text: string;
}

/** "5x fewer errors and 3x faster runs" is two claims. */
export function claimsOf(result: string): Claim[] {
  const parts = [...result.matchAll(/(^|\s+and\s+)(\d+)x\s+(.+?)(?=\s+and\s+\d+x|$)/g)];
  if (parts.length === 0) return [{ joint: "", text: result }];
  return parts.map(([, joint, times, text]) => ({ joint, times: Number(times), text }));
}

const WEEKS_PER_YEAR = 52;

/** The weeks of a line such as "3 months support"; nothing for other lines. */
export function weeksOf(feature: string): number | undefined {
  const [, count, unit] = /^(\d+) (week|month)s?\b/.exec(feature) ?? [];
  if (count === undefined) return undefined;
  return unit === "week" ? Number(count) : Math.round((Number(count) * WEEKS_PER_YEAR) / 12);
}
