export interface Founder {
  name: string;
  title: string;
  /** "/portraits/<name>.avif" for the file `public/portraits/<name>.avif` (or .webp, .jpg, .png), or null for a drawn one. */
  portrait: string | null;
}

export interface Person {
  name: string;
  title: string;
  /** One sentence. */
  text: string;
}

export interface Subprocessor {
  name: string;
  purpose: string;
  place: string;
}

/** Such as "2026-01-31". */
type Day = `${number}-${number}-${number}`;

export interface SiteConfig {
  /** Where the site is served: scheme and host, no trailing slash. */
  origin: string;
  email: string;
  /** The external social profile in the lab's footer. */
  social: { label: string; url: string };
  /** Two founders, in the order in which the team section shows them; until their names are written, their fields. */
  founders: readonly [Founder, Founder];
  /**
   * An https address that takes the contact form as JSON, whose host /legal names; "off" keeps the form local; null is
   * undecided (and local).
   */
  contactEndpoint: string | "off" | null;
  /** For how many days the form's receiver keeps a message; /legal tells visitors so. */
  keepDays: number;
  /**
   * Who answers for the site, and what a vendor file asks. /legal names what is null in one sentence and leaves out what is "none".
   * The address is the postal one, line by line, then that of any EU representative (GDPR, Article 27).
   */
  imprint: {
    entity: string | null;
    register: string | "none" | null;
    address: readonly string[] | null;
    insurance: string | "none" | null;
    /** ISO 27001, SOC 2 and the like; an empty list says that there are none. */
    certificates: readonly string[] | null;
    references: string | "none" | null;
  };
  /** Of whoever serves the site and its mail: after how many days a log is deleted, who they are, and what guards transfers ("standard contractual clauses"). */
  privacy: { logDays: number | null; host: string | null; safeguards: string | "none" | null };
  /** Who else works on a client's data; an empty list says that nobody does. */
  subprocessors: readonly Subprocessor[] | null;
  /** Who works here, for /about, which has no such section while the list is empty. */
  people: readonly Person[];
  /** "/vendor-sheet.pdf" for the file `public/vendor-sheet.pdf`; null while there is none. */
  vendorSheet: string | null;
  /** Shown beside both offers, and in the papers that end with one. */
  offerPrices: Record<"blueprint" | "pilot", string | null>;
  /** The smallest engagement that the lab takes, as a sentence after its first answer; null leaves it out. */
  smallestEngagement: string | null;
  /** The day from which on the prices hold; the vendor file prints it, and is dated by it or by `securityContactConfirmed`. */
  priceSheetDate: Day | null;
  /** Whose name stands on the post-quantum roadmap and beside its button; null leaves it out. */
  roadmapAuthor: string | null;
  /** Where readers find this code and report faults, and at which commit; null while it is not public. */
  repository: { url: string; commit: string } | null;
  /** Where security reports go, and where barriers are reported; null means `email`. */
  securityContact: string | null;
  accessibilityContact: string | null;
  /** The day on which somebody last made sure that security reports are read; security.txt holds for a year from it. */
  securityContactConfirmed: Day;
  /**
   * For how long browsers refuse plain http. A day at first; 730 once certificates have renewed by themselves.
   * `includeSubDomains` and `preload` bind every subdomain and cannot be taken back quickly: deploy/README.md.
   */
  hsts: { days: number; includeSubDomains: boolean; preload: boolean };
}

/** The receiver that the owner set, or undefined while the form stays local. A build checks that it is an https address. */
export function readContactEndpoint(value: string | null): URL | undefined {
  return value === null || value === "off" ? undefined : new URL(value);
}

/** The owner's facts, in one place. `npm run launch-check` lists what is still to be filled in, and probes the rest. */
export const siteConfig: SiteConfig = {
  origin: "https://adyakshar.example",
  email: "hello@adyakshar.example",
  social: { label: "Social profile", url: "https://social.adyakshar.example/adyakshar" },
  founders: [
    { name: "Founder, Research", title: "Research and quantum", portrait: null },
    { name: "Founder, Engineering", title: "Engineering and delivery", portrait: null },
  ],
  contactEndpoint: null,
  keepDays: 180,
  imprint: {
    entity: null,
    register: null,
    address: null,
    insurance: null,
    certificates: null,
    references: null,
  },
  privacy: { logDays: null, host: null, safeguards: null },
  subprocessors: null,
  people: [],
  vendorSheet: null,
  offerPrices: { blueprint: null, pilot: null },
  smallestEngagement: null,
  priceSheetDate: null,
  roadmapAuthor: null,
  repository: null,
  securityContact: null,
  accessibilityContact: null,
  securityContactConfirmed: "2026-11-15",
  hsts: { days: 1, includeSubDomains: false, preload: false },
};
