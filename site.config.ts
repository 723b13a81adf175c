import type { SiteConfig } from "./site.config.schema.ts";

export type { SiteConfig };

/**
 * The owner's facts, in one place. `npm run launch-check` lists what is still to be filled in, and asks the form's
 * receiver whether it answers. A fact that is null is not known yet.
 */
export const siteConfig: SiteConfig = {
  /** Where the site is served: scheme and host, no trailing slash. */
  origin: "https://adyakshar.example",
  email: "hello@adyakshar.example",
  /** The external social profile in the lab's footer, which search engines are told of too, or null. */
  social: { label: "Social profile", url: "https://social.adyakshar.example/adyakshar" },
  /**
   * One or more founders, in the order in which the team section shows them; until their names are written, their
   * fields. A sentence of `text` says what each answers for. A portrait is "/portraits/<name>.avif" for the file
   * `public/portraits/<name>.avif` (or .webp, .jpg, .png), or null for a drawn one.
   */
  founders: [
    {
      name: "Founder, Research",
      title: "Research and quantum",
      text: "The research founder picks the questions, sets the baseline before work begins, and answers for every claim we publish.",
      portrait: null,
    },
    {
      name: "Founder, Engineering",
      title: "Engineering and delivery",
      text: "The engineering founder turns a result into something other people can run, and owns its architecture, tests, releases and handover.",
      portrait: null,
    },
  ],
  /**
   * An https address that takes the contact form as JSON (docs/contact-endpoint.md), whose host /legal names; "off" lets
   * visitors write an email; null is undecided, and does the same.
   */
  contactEndpoint: null,
  /** For how many days whoever takes the form keeps a message; /legal tells visitors so where an endpoint is set. */
  keepDays: 180,
  /**
   * Who answers for the site, and what a vendor file asks. The vendor file names what is null. /legal says in one
   * sentence that register, address and insurance are sent on request while they are null. It leaves out what is
   * "none", which register, insurance and references may be.
   */
  imprint: {
    entity: null,
    register: null,
    /** A list: the postal address, line by line, then that of any EU representative (GDPR, Article 27). */
    address: null,
    insurance: null,
    /** A list of ISO 27001, SOC 2 and the like; an empty list says that there are none. */
    certificates: null,
    references: null,
  },
  /**
   * Of whoever serves the site and its mail: after how many days a log is deleted, who they are, and what guards
   * transfers ("standard contractual clauses", or "none").
   */
  privacy: { logDays: null, host: null, safeguards: null },
  /** Who else works on a client's data: a list of { name, purpose, place }; an empty list says that nobody does. */
  subprocessors: null,
  /**
   * Who works here, as { name, title, text } with one sentence for text; /about has no such section while the list is
   * empty.
   */
  people: [],
  /** "/vendor-sheet.pdf" for the file `public/vendor-sheet.pdf`; null while there is none. */
  vendorSheet: null,
  /**
   * Documents of your own that /resources lists, as { file, title, date } with "/brochure.pdf" for the file
   * `public/brochure.pdf`; their pages and size are read from the file.
   */
  ownDocuments: [],
  /**
   * Shown beside both offers, in the papers that end with one and in the vendor file: { fromUsd: 10_000 },
   * "on application", or null.
   */
  offerPrices: { blueprint: null, pilot: null },
  /** The smallest engagement that the lab takes: a sentence for its service pages and the vendor file, or null. */
  smallestEngagement: null,
  /**
   * The day from which on the prices hold, such as "2026-01-31"; the vendor file prints it, and is dated by it or by
   * `securityContactConfirmed`.
   */
  priceSheetDate: null,
  /** Whose name stands on the post-quantum roadmap and beside its button; null leaves it out. */
  roadmapAuthor: null,
  /** Where readers find this code and report faults, and its commit: { url, commit }; null while it is not public. */
  repository: null,
  /** Where security reports go, and where barriers are reported; null means `email`. */
  securityContact: null,
  accessibilityContact: null,
  /** The day on which somebody last made sure that security reports are read; security.txt expires 364 days later. */
  securityContactConfirmed: "2026-11-15",
};

/** The receiver that the owner set, or undefined while the form stays local. A build checks that it is https. */
export function readContactEndpoint(value: string | null): URL | undefined {
  return value === null || value === "off" ? undefined : new URL(value);
}
