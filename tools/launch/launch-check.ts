import { DAY_MS } from "#app/lib/day.ts";
import { readContactEndpoint, type SiteConfig } from "#site.config";
import { type FieldPath, fieldAt, stopAtProblems } from "../content/problems.ts";
import { securityExpiry } from "../lib/crawler-files.ts";

interface OpenFact {
  path: FieldPath;
  advice: string;
  /** True where the site may be launched as it is. */
  isNote?: boolean;
}

/** Names that belong to nobody: RFC 2606 and RFC 6761. */
const reservedName = /(^|[./@])(example(\.(com|net|org))?|test|invalid|localhost)(:\d+)?$/i;
const placeholderNames = ["Research", "Engineering", "Founder, Research", "Founder, Engineering"];
const EXPIRY_NOTICE_DAYS = 30;
const MAX_ANSWER_MS = 10_000;

/** Advice for facts that nobody has set, by field; the site may be launched without the notes. */
const advices: Record<string, string> = {
  contactEndpoint:
    'write an https address that takes the form (docs/contact-endpoint.md), or "off" where visitors shall write an email',
  "imprint.entity": "write the full legal name of who offers the site",
  "imprint.register": 'write register and number, or "none"',
  "imprint.address": "write the postal address, any EU representative",
  "imprint.insurance": 'write what a client may know, or "none"',
  "imprint.certificates": "write a list; [] says that you hold none",
  "imprint.references": 'write who may be asked about you, or "none"',
  "privacy.logDays": "write after how many days the host deletes a log",
  "privacy.host": "write who serves the site and its mail",
  "privacy.safeguards": 'write what guards transfers, or "none"',
  subprocessors: "write a list; [] says that there are none",
  priceSheetDate: "write the day from which on the prices hold",
};
const notes: Record<string, string> = {
  social: "the lab's footer links to no profile",
  vendorSheet: "/legal offers the vendor file alone",
  smallestEngagement: "the lab names no smallest engagement",
  roadmapAuthor: "the roadmap names no author",
  repository: "papers offer an archive; faults are reported by email",
  securityContact: "security reports go to email",
  accessibilityContact: "barriers are reported to email",
};

/** The facts that still have their default, or that time has overtaken. */
export function openFacts(config: SiteConfig, now: Date): OpenFact[] {
  const placeholder = (path: FieldPath, value: string, what: string) =>
    reservedName.test(URL.canParse(value) ? new URL(value).hostname : value)
      ? [{ path, advice: `"${value}" is a placeholder: write ${what}` }]
      : [];
  const founders = config.founders.flatMap(({ name, portrait }, index) => {
    const path = ["founders", index];
    const facts: OpenFact[] = [];
    if (placeholderNames.includes(name))
      facts.push({ path: [...path, "name"], advice: "is a role: write the founder’s name" });
    if (portrait === null)
      facts.push({
        path: [...path, "portrait"],
        advice: "is null: a figure is drawn instead of a portrait",
        isNote: true,
      });
    return facts;
  });
  const unset = (words: Record<string, string>, isNote?: boolean) =>
    Object.entries(words).flatMap(([field, advice]) => {
      const path = field.split(".");
      const value = path.reduce<unknown>((within, key) => Object(within)[key], config);
      return value === null ? [{ path, advice: `is null: ${advice}`, isNote }] : [];
    });
  return [
    ...placeholder(["origin"], config.origin, "the address at which the site is served"),
    ...placeholder(["email"], config.email, "the address that visitors write to"),
    ...placeholder(
      ["social", "url"],
      config.social?.url ?? "",
      "your profile, and the network as label",
    ),
    ...placeholder(["contactEndpoint"], config.contactEndpoint ?? "", "the receiver’s address"),
    ...founders,
    ...unset(advices),
    ...unset(notes, true),
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

/** Asks the form's receiver as a visitor's browser would. */
async function receiverFacts({ origin, contactEndpoint }: SiteConfig): Promise<OpenFact[]> {
  const receiver = readContactEndpoint(contactEndpoint);
  if (!receiver) return [];
  const response = await fetch(receiver, {
    method: "OPTIONS",
    headers: {
      Origin: origin,
      "Access-Control-Request-Method": "POST",
      "Access-Control-Request-Headers": "content-type",
    },
    redirect: "manual",
    signal: AbortSignal.timeout(MAX_ANSWER_MS),
  }).catch(() => undefined);
  const allowed = response?.headers.get("Access-Control-Allow-Origin") ?? "";
  if (response?.ok && ["*", origin].includes(allowed)) return [];
  const problem = response
    ? `answers ${response.status} and allows "${allowed}"`
    : "does not answer";
  // On the site's own address a receiver answers once the site is deployed.
  const isNote = !response && receiver.origin === origin;
  return [{ path: ["contactEndpoint"], advice: `${problem}: docs/contact-endpoint.md`, isNote }];
}

if (import.meta.main) {
  const config = await stopAtProblems();
  const facts = openFacts(config, new Date());
  const isSettled = (name: string) => !facts.some(({ path }) => path[0] === name);
  if (isSettled("contactEndpoint") && isSettled("origin"))
    facts.push(...(await receiverFacts(config)));

  for (const { path, advice, isNote } of facts) {
    const field = fieldAt("site.config.ts", "siteConfig", path);
    console.log(`${field} ${isNote ? "(optional) " : ""}${advice}`);
  }
  const count = facts.filter(({ isNote }) => !isNote).length;
  console.log(
    count === 0
      ? "Ready to launch: every fact of the owner is set."
      : `Not ready: ${count} of the lines above to settle.`,
  );
  process.exitCode = count === 0 ? 0 : 1;
}
