import { readContactEndpoint, type SiteConfig } from "#site.config";
import { securityExpiry } from "../lib/crawler-files.ts";
import { hstsHeader } from "../postbuild/site-headers.ts";
import { type Finding, noteFinding, openFinding, wrongFinding } from "./finding.ts";

/** Names that belong to nobody: RFC 2606 and RFC 6761. */
const reservedName = /(^|[./@])(example(\.(com|net|org))?|test|invalid|localhost)(:\d+)?$/i;
const DAY_MS = 86_400_000;
const EXPIRY_NOTICE_DAYS = 30;

/** What can be found in the owner's facts alone, without the disk or the network. */
export function configFindings(config: SiteConfig, now: Date): Finding[] {
  const findings = [
    originFinding(config.origin),
    emailFinding(config.email),
    socialFinding(config.social),
    ...config.founders.map(({ name }, index) => founderFinding(name, `founders[${index}].name`)),
    endpointFinding(config.contactEndpoint),
    keepDaysFinding(config.keepDays),
    ...legalFindings(config),
    ...config.people.map(({ name }, index) => personFinding(name, `people[${index}].name`)),
    ...Object.entries(config.offerPrices).map(([name, price]) => priceFinding(name, price)),
    repositoryFinding(config.repository),
    securityFinding(config.securityContactConfirmed, now),
    hstsFinding(config.hsts),
  ];
  return findings.filter((finding) => finding !== undefined);
}

function personFinding(name: string, fact: string): Finding | undefined {
  if (name.trim() === "") return wrongFinding(fact, "is empty: write it, or take the entry out");
}

function priceFinding(offer: string, price: string | null): Finding | undefined {
  if (price === null || /^from \$\d/.test(price)) return;
  return wrongFinding(`offerPrices.${offer}`, `must be null or begin as "from $10k" does`);
}

function originFinding(origin: string): Finding | undefined {
  const fact = "origin";
  const url = parse(origin);
  if (url === undefined)
    return wrongFinding(fact, `${quote(origin)} is no address: write it as "https://your.domain"`);
  if (url.protocol !== "https:") {
    const advice = `${quote(origin)} is not https, which browsers and the header policy need: write "https://${url.host}"`;
    return wrongFinding(fact, advice);
  }
  if (url.origin !== origin)
    return wrongFinding(
      fact,
      `would make addresses like ${origin}/about: write ${quote(url.origin)}`,
    );
  const advice = `${quote(origin)} is a placeholder: write the address at which the site is served`;
  if (reservedName.test(url.hostname)) return openFinding(fact, advice);
}

function emailFinding(email: string): Finding | undefined {
  if (!/^[^\s@<>"]+@[^\s@<>"]+\.[a-z]{2,}$/i.test(email))
    return wrongFinding(
      "email",
      `${quote(email)} is no email address: write it as "office@your.domain"`,
    );
  const advice = `${quote(email)} is a placeholder: write the address that visitors write to`;
  if (reservedName.test(email)) return openFinding("email", advice);
}

function socialFinding({ label, url }: SiteConfig["social"]): Finding | undefined {
  const parsed = parse(url);
  if (parsed?.protocol !== "https:") {
    const advice = `${quote(url)} is no https address: copy it from the browser’s address bar`;
    return wrongFinding("social.url", advice);
  }
  if (label.trim() === "")
    return wrongFinding("social.label", "is empty: it is the text of the link");
  const advice = `${quote(url)} is a placeholder: write the address of your profile, and the network’s name as label`;
  if (reservedName.test(parsed.hostname)) return openFinding("social.url", advice);
}

/** What the team section shows until names are written. */
const placeholderNames = ["Research", "Engineering"];

function founderFinding(name: string, fact: string): Finding | undefined {
  if (name.trim() === "") return wrongFinding(fact, "is empty: write the founder’s name");
  if (placeholderNames.includes(name))
    return openFinding(fact, "is a field: write the founder’s name as visitors shall read it");
}

function endpointFinding(endpoint: string | null): Finding | undefined {
  const fact = "contactEndpoint";
  if (endpoint === null) {
    const advice = `is undecided, so the form sends nothing: write an https address that takes it (docs/contact-endpoint.md), or "off" to accept that messages stay in the visitor’s console`;
    return openFinding(fact, advice);
  }
  if (endpoint === "off") {
    const advice = `is "off": the form sends nothing, as you accepted; the page shows your email address`;
    return noteFinding(fact, advice);
  }
  const message = failureOf(() => readContactEndpoint(endpoint));
  if (message !== undefined) return wrongFinding(fact, message);
  if (reservedName.test(new URL(endpoint).hostname))
    return openFinding(
      fact,
      `${quote(endpoint)} is on a reserved name: write the receiver’s address`,
    );
}

function legalFindings({ imprint, privacy }: SiteConfig): Finding[] {
  const facts = [
    ["imprint.entity", imprint.entity, "the full legal name of who offers the site"],
    ["imprint.register", imprint.register, `the register and number of the entity, or "none"`],
    ["imprint.address", imprint.address?.join(""), "postal address, any EU representative"],
    ["imprint.insurance", imprint.insurance, `what a client may know of your insurance, or "none"`],
    ["imprint.certificates", imprint.certificates, `certificates that you hold, or "none"`],
    ["imprint.references", imprint.references, `who may be asked about you, or "none"`],
    ["privacy.logs", privacy.logs, `after how long the host deletes a log, such as "14 days"`],
    ["privacy.providers", privacy.providers, "who host and mail are, and what guards transfers"],
  ] as const;
  return facts.flatMap(([fact, value, what]) => {
    if (value === null || value === undefined)
      return openFinding(fact, `is missing on /legal: write ${what}`);
    return value.trim() === "" ? wrongFinding(fact, `is empty: write ${what}`) : [];
  });
}

function repositoryFinding(repository: SiteConfig["repository"]): Finding | undefined {
  if (repository === null)
    return noteFinding(
      "repository",
      "is null: papers offer their code as an archive beside the data",
    );
  const { url, commit } = repository;
  if (parse(url)?.protocol !== "https:")
    return wrongFinding("repository.url", `${quote(url)} is no https address: write one`);
  if (!/^[0-9a-f]{7,40}$/.test(commit))
    return wrongFinding("repository.commit", `${quote(commit)} is no commit: write its hash`);
}

function keepDaysFinding(days: number): Finding | undefined {
  if (Number.isInteger(days) && days > 0) return;
  return wrongFinding("keepDays", `${days} is no number of days: write one, such as 180`);
}

function securityFinding(confirmed: string, now: Date): Finding | undefined {
  const fact = "securityContactConfirmed";
  if (failureOf(() => securityExpiry(confirmed)) !== undefined)
    return wrongFinding(fact, `${quote(confirmed)} is no day: write it as "2026-01-31"`);
  if (new Date(confirmed) > now)
    return openFinding(fact, `${confirmed} is not here yet: write the day on which you checked`);
  const daysLeft = Math.floor((securityExpiry(confirmed).getTime() - now.getTime()) / DAY_MS);
  const advice =
    "make sure that security reports to your email address are read, then write today’s day";
  if (daysLeft < 0) return openFinding(fact, `security.txt has expired: ${advice}`);
  if (daysLeft < EXPIRY_NOTICE_DAYS)
    return noteFinding(fact, `security.txt expires in ${daysLeft} days: ${advice}`);
}

function hstsFinding(hsts: SiteConfig["hsts"]): Finding | undefined {
  const message = failureOf(() => hstsHeader(hsts));
  if (message !== undefined) return wrongFinding("hsts", message);
}

function parse(address: string): URL | undefined {
  return URL.canParse(address) ? new URL(address) : undefined;
}

function failureOf(act: () => unknown): string | undefined {
  try {
    act();
  } catch (error) {
    return error instanceof Error
      ? error.message.replace(/^(site\.config\.ts: \w+|hsts:) /, "")
      : `${error}`;
  }
}

const quote = (text: string) => JSON.stringify(text);
