/**
 * Durations and claims of the specification that more than one page says; tests/built/specification.test.ts has them a
 * second time. docs/edit-the-words.md says how to change one. Prices stand in prices.ts.
 */

export interface WeekSpan {
  least: number;
  most: number;
}

/** The weeks that each kind of work takes. */
export const durations = {
  /** A project, whatever its kind. */
  project: { least: 6, most: 12 },
  sprint: { least: 4, most: 6 },
  multiBackend: { least: 8, most: 12 },
} as const satisfies Record<string, WeekSpan>;

export const inWeeks = ({ least, most }: WeekSpan) => `${least}-${most} weeks`;

/** The durations as sentences say them. */
export const weeks = {
  project: inWeeks(durations.project),
  sprint: inWeeks(durations.sprint),
  multiBackend: inWeeks(durations.multiBackend),
  portability: "as little as 6 weeks",
} as const;

export const claims = {
  atoms: "5x fewer gate errors and 3x faster execution",
  custody: "Zero-downtime PQC migration",
  pharma: "10x faster molecular calculations",
  depth: "3.1x depth reduction",
  cost: "30% compute cost savings",
} as const;

export const REPLY_HOURS = 24;
export const reply = `within ${REPLY_HOURS} hours`;
