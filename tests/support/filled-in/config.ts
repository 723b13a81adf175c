import type { SiteConfig } from "#site.config";

/** An origin such as an owner would set. No such host exists, so tests lead its requests to loopback. */
export const filledEndpoint = "https://forms.example/in";

/** Every fact with another value than its default. */
export const filledConfig: SiteConfig = {
  origin: "https://www.filled-in.example",
  email: "office@filled-in.example",
  social: { label: "Professional network", url: "https://network.example/in/filled-in" },
  founders: [
    {
      name: "Ādya Example-Name",
      title: "Research",
      text: "Answers for every claim.",
      portrait: "/portraits/first.avif",
    },
    {
      name: "O'Second Name",
      title: "Engineering",
      text: "Answers for every release.",
      portrait: "/portraits/second.png",
    },
    { name: "Fifth Founder", title: "Sales", text: "Answers for every price.", portrait: null },
  ],
  contactEndpoint: filledEndpoint,
  keepDays: 90,
  imprint: {
    entity: "Filled-in Example, Inc.",
    register: "State of Example, file 0000001",
    address: ["1 Example Street", "Exampleton 00000", "USA"],
    insurance: "Example Mutual, policy 0000002",
    certificates: ["ISO 27001, number 0000003"],
    references: "Two, named on request",
  },
  privacy: {
    logDays: 14,
    host: "Example Hosting and Example Mail",
    safeguards: "standard contractual clauses",
  },
  subprocessors: [{ name: "Example Mail", purpose: "email", place: "Exampleland" }],
  people: [
    { name: "Third Example-Name", title: "Compilers", text: "Routes circuits." },
    { name: "Fourth Example-Name", title: "Custody", text: "Counts keys." },
  ],
  vendorSheet: "/vendor-sheet.pdf",
  ownDocuments: [{ file: "/brochure.pdf", title: "A brochure", date: "2026-10-01" }],
  offerPrices: { blueprint: { fromUsd: 10_000 }, pilot: "on application" },
  smallestEngagement: "The smallest engagement is two example weeks.",
  priceSheetDate: "2026-10-01",
  roadmapAuthor: "Third Example-Name",
  repository: { url: "https://code.example/filled-in/site", commit: "0123456789abcdef" },
  securityContact: "security@filled-in.example",
  accessibilityContact: "access@filled-in.example",
  securityContactConfirmed: "2026-10-01",
};
