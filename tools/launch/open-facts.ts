import type { SiteConfig } from "#site.config";
import { securityExpiry } from "../lib/crawler-files.ts";
import type { FieldPath } from "../lib/fields.ts";

export interface OpenFact {
  path: FieldPath;
  advice: string;
  /** True where the site may be launched as it is. */
  isNote?: boolean;
}

/** Names that belong to nobody: RFC 2606 and RFC 6761. */
const reservedName = /(^|[./@])(example(\.(com|net|org))?|test|invalid|localhost)(:\d+)?$/i;
const placeholderNames = ["Research", "Engineering", "Founder, Research", "Founder, Engineering"];
const EXPIRY_NOTICE_DAYS = 30;
const DAY_MS = 86_400_000;

/** The facts that still have their default, or that time has overtaken. */
export function openFacts(config: SiteConfig, now: Date): OpenFact[] {
  const { imprint, privacy } = config;
  const placeholder = (path: FieldPath, value: string, what: string) =>
    reservedName.test(URL.canParse(value) ? new URL(value).hostname : value)
      ? [{ path, advice: `"${value}" is a placeholder: write ${what}` }]
      : [];
  const missing = (path: FieldPath, value: unknown, what: string) =>
    value === null ? [{ path, advice: `is null: write ${what}` }] : [];
  const note = (path: FieldPath, value: unknown, advice: string) =>
    value === null ? [{ path, advice: `is null: ${advice}`, isNote: true }] : [];
  const founders = config.founders.flatMap(({ name, portrait }, index) => [
    ...(placeholderNames.includes(name)
      ? [{ path: ["founders", index, "name"], advice: "is a role: write the founder’s name" }]
      : []),
    ...note(["founders", index, "portrait"], portrait, "a figure is drawn instead of a portrait"),
  ]);
  return [
    ...placeholder(["origin"], config.origin, "the address at which the site is served"),
    ...placeholder(["email"], config.email, "the address that visitors write to"),
    ...placeholder(["social", "url"], config.social.url, "your profile, and the network as label"),
    ...founders,
    ...missing(
      ["contactEndpoint"],
      config.contactEndpoint,
      'an https address that takes the form (docs/contact-endpoint.md), or "off" where visitors shall write an email',
    ),
    ...placeholder(["contactEndpoint"], config.contactEndpoint ?? "", "the receiver’s address"),
    ...missing(["imprint", "entity"], imprint.entity, "the full legal name of who offers the site"),
    ...missing(["imprint", "register"], imprint.register, 'register and number, or "none"'),
    ...missing(
      ["imprint", "address"],
      imprint.address,
      "the postal address, any EU representative",
    ),
    ...missing(["imprint", "insurance"], imprint.insurance, 'what a client may know, or "none"'),
    ...missing(
      ["imprint", "certificates"],
      imprint.certificates,
      "a list; [] says that you hold none",
    ),
    ...missing(
      ["imprint", "references"],
      imprint.references,
      'who may be asked about you, or "none"',
    ),
    ...missing(
      ["privacy", "logDays"],
      privacy.logDays,
      "after how many days the host deletes a log",
    ),
    ...missing(["privacy", "host"], privacy.host, "who serves the site and its mail"),
    ...missing(["privacy", "safeguards"], privacy.safeguards, 'what guards transfers, or "none"'),
    ...missing(["subprocessors"], config.subprocessors, "a list; [] says that there are none"),
    ...note(["vendorSheet"], config.vendorSheet, "/legal offers the vendor file alone"),
    ...note(
      ["smallestEngagement"],
      config.smallestEngagement,
      "the lab names no smallest engagement",
    ),
    ...missing(["priceSheetDate"], config.priceSheetDate, "the day from which on the prices hold"),
    ...note(["roadmapAuthor"], config.roadmapAuthor, "the roadmap names no author"),
    ...note(
      ["repository"],
      config.repository,
      "papers offer an archive; faults are reported by email",
    ),
    ...note(["securityContact"], config.securityContact, "security reports go to email"),
    ...note(
      ["accessibilityContact"],
      config.accessibilityContact,
      "barriers are reported to email",
    ),
    ...securityContactFacts(config.securityContactConfirmed, now),
  ];
}

function securityContactFacts(confirmed: string, now: Date): OpenFact[] {
  const path = ["securityContactConfirmed"];
  if (new Date(confirmed) > now)
    return [{ path, advice: "is not here yet: write the day on which you checked" }];
  const daysLeft = Math.floor((securityExpiry(confirmed).getTime() - now.getTime()) / DAY_MS);
  if (daysLeft >= EXPIRY_NOTICE_DAYS) return [];
  const advice = `security.txt expires in ${daysLeft} days: make sure that security reports are read, then write today’s day`;
  return [{ path, advice, isNote: daysLeft >= 0 }];
}
