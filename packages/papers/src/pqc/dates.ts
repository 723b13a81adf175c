export type Force = "binding" | "draft" | "advice";

export interface PolicyDate {
  /** ISO date: the last day of a deadline, the first of a rule in force. */
  date: string;
  source: string;
  /** Key of the work in `references.ts`. */
  cite: string;
  force: Force;
  /** Cited from accounts of it, not from the document itself. */
  isSecondHand?: true;
  /** Whom it addresses. */
  whom: string;
  what: string;
}

/** Dates of the transition, in the order in which they fall due. */
export const policyDates: readonly PolicyDate[] = [
  {
    date: "2025-01-17",
    source: "DORA",
    cite: "dora",
    force: "binding",
    whom: "EU financial entities, crypto-asset service providers included",
    what: "In force: a cryptography policy that follows cryptanalysis and, for at least critical or important functions, a register of certificates and of the devices that store them",
  },
  {
    date: "2025-03-31",
    source: "PCI DSS",
    cite: "pcidss",
    force: "binding",
    isSecondHand: true,
    whom: "All who store, process or transmit payment card data, by contract",
    what: "12.3.3 is mandatory: an inventory of cipher suites and protocols in use, reviewed every 12 months, and a plan for anticipated changes",
  },
  {
    date: "2026-12-31",
    source: "EU",
    cite: "eu",
    force: "advice",
    whom: "Member States",
    what: "National plans exist, first steps taken, pilots for high and medium risk",
  },
  {
    date: "2027-01-01",
    source: "CNSA 2.0",
    cite: "cnsa",
    force: "binding",
    whom: "US National Security Systems",
    what: "New acquisitions comply: ML-KEM-1024, ML-DSA-87, AES-256, SHA-384 or 512; LMS or XMSS for firmware",
  },
  {
    date: "2028-12-31",
    source: "UK NCSC",
    cite: "ncsc",
    force: "advice",
    whom: "Large and critical organizations",
    what: "Goals, full discovery and an initial plan",
  },
  {
    date: "2030-12-31",
    source: "EO 14412",
    cite: "eo14412",
    force: "binding",
    whom: "US federal high-value assets and high-impact systems",
    what: "Post-quantum key establishment. A contractor rule with the same date is to be proposed",
  },
  {
    date: "2030-12-31",
    source: "CNSA 2.0",
    cite: "cnsa",
    force: "binding",
    whom: "US National Security Systems",
    what: "Equipment and services that cannot support it are phased out",
  },
  {
    date: "2030-12-31",
    source: "DoW",
    cite: "dow",
    force: "binding",
    isSecondHand: true,
    whom: "US Department of War, all systems",
    what: "Systems support post-quantum cryptography or are phased out",
  },
  {
    date: "2030-12-31",
    source: "M-26-15",
    cite: "m2615",
    force: "binding",
    isSecondHand: true,
    whom: "US civilian agencies",
    what: "Goal: as much risk mitigated as feasible",
  },
  {
    date: "2030-12-31",
    source: "IR 8547",
    cite: "ir8547",
    force: "draft",
    whom: "Users of NIST standards",
    what: "RSA and elliptic curves of 112 bits deprecated after this day",
  },
  {
    date: "2030-12-31",
    source: "EU",
    cite: "eu",
    force: "advice",
    whom: "Member States",
    what: "High-risk use cases migrated, plans and pilots for medium risk complete; quantum-safe upgrades on by default",
  },
  {
    date: "2031-12-31",
    source: "EO 14412",
    cite: "eo14412",
    force: "binding",
    whom: "US federal high-value assets and high-impact systems",
    what: "Post-quantum signatures",
  },
  {
    date: "2031-12-31",
    source: "CNSA 2.0",
    cite: "cnsa",
    force: "binding",
    whom: "US National Security Systems",
    what: "Its algorithms are mandatory unless otherwise noted",
  },
  {
    date: "2031-12-31",
    source: "DoW",
    cite: "dow",
    force: "binding",
    isSecondHand: true,
    whom: "US Department of War, all systems",
    what: "Systems use post-quantum cryptography unless otherwise noted",
  },
  {
    date: "2031-12-31",
    source: "UK NCSC",
    cite: "ncsc",
    force: "advice",
    whom: "Large and critical organizations",
    what: "Highest-priority migrations carried out",
  },
  {
    date: "2032-12-31",
    source: "G7",
    cite: "g7",
    force: "advice",
    whom: "Financial sector",
    what: "Critical systems migrated, between 2030 and 2032; not prescriptive",
  },
  {
    date: "2035-12-31",
    source: "M-26-15",
    cite: "m2615",
    force: "binding",
    whom: "US civilian agencies",
    what: "Last of five phases. Plans were due about October 22, 2026",
  },
  {
    date: "2035-12-31",
    source: "IR 8547",
    cite: "ir8547",
    force: "draft",
    whom: "Users of NIST standards",
    what: "All quantum-vulnerable public-key algorithms disallowed, whatever their strength",
  },
  {
    date: "2035-12-31",
    source: "EU",
    cite: "eu",
    force: "advice",
    whom: "Member States",
    what: "Medium-risk use cases migrated, low-risk ones as far as feasible",
  },
  {
    date: "2035-12-31",
    source: "UK NCSC",
    cite: "ncsc",
    force: "advice",
    whom: "All organizations",
    what: "All systems, services and products migrated",
  },
  {
    date: "2035-12-31",
    source: "G7",
    cite: "g7",
    force: "advice",
    whom: "Financial sector",
    what: "Overall target for the migration; not prescriptive",
  },
];

/** The last year whose traffic keeps a secret of x years, where the machine works from the first day of its year. */
export function lastSafeYear(machineYear: number, secrecyYears: number): number {
  return machineYear - secrecyYears - 1;
}

/** The year by whose end a migration of y years must have begun. */
export function latestStart(machineYear: number, secrecyYears: number, migration: number): number {
  return lastSafeYear(machineYear, secrecyYears) - migration;
}
