/**
 * Facts of the specification that more than one page says. Pages, structured data and papers read them here, so that two
 * prices cannot stand on the site at once; tests/built/specification.test.ts has them a second time.
 * docs/edit-the-words.md says how to change one.
 */

/** What structured data can read: search engines are told the amount. */
type Price = `from $${number}k` | "Price on application";

export const plans = {
  starter: { name: "Starter (Pilot)", price: "from $85k", support: "8 weeks" },
  growth: { name: "Growth (Multi-backend)", price: "from $240k", support: "3 months" },
  enterprise: { name: "Enterprise (Residency)", price: "Price on application" },
} as const satisfies Record<string, { name: string; price: Price; support?: string }>;

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
