import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import sharp from "sharp";
import type { SiteConfig } from "#site.config";

/** An origin such as an owner would set. No such host exists, so tests lead its requests to loopback. */
export const filledEndpoint = "https://forms.example/in";

/** Every fact with another value than its default. */
export const filledConfig: SiteConfig = {
  origin: "https://www.filled-in.example",
  email: "office@filled-in.example",
  social: { label: "Professional network", url: "https://network.example/in/filled-in" },
  founders: [
    { name: "Ādya Example-Name", title: "Research", portrait: "/portraits/first.avif" },
    { name: "O'Second Name", title: "Engineering", portrait: "/portraits/second.png" },
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
  offerPrices: { blueprint: "from $10k", pilot: "from $20k" },
  smallestEngagement: "The smallest engagement is two example weeks.",
  priceSheetDate: "2026-10-01",
  roadmapAuthor: "Third Example-Name",
  repository: { url: "https://code.example/filled-in/site", commit: "0123456789abcdef" },
  securityContact: "security@filled-in.example",
  accessibilityContact: "access@filled-in.example",
  securityContactConfirmed: "2026-10-01",
  hsts: { days: 730, includeSubDomains: true, preload: false },
};

/** Fills in `site.config.ts` of a copy of the project, and puts the portraits in their place. */
export async function fillIn(folder: string): Promise<void> {
  const file = join(folder, "site.config.ts");
  const source = readFileSync(file, "utf8");
  const start = source.indexOf("export const siteConfig");
  const value = `export const siteConfig: SiteConfig = ${JSON.stringify(filledConfig, null, 2)};\n`;
  writeFileSync(file, source.slice(0, start) + value);
  for (const { portrait } of filledConfig.founders) {
    const picture = join(folder, "public", portrait ?? "");
    mkdirSync(dirname(picture), { recursive: true });
    const create = { width: 800, height: 924, channels: 3, background: "gray" } as const;
    await sharp({ create }).toFile(picture);
  }
  writeFileSync(join(folder, "public", filledConfig.vendorSheet ?? ""), "%PDF-1.7\n");
}
