import { hstsHeader } from "#server/policy.ts";
import { readContactEndpoint, type SiteConfig } from "#site.config";
import { securityExpiry } from "../lib/text-files.ts";
import { type Finding, note, open, wrong } from "./finding.ts";

/** Names that belong to nobody: RFC 2606 and RFC 6761. */
const reserved = /(^|[./@])(example(\.(com|net|org))?|test|invalid|localhost)(:\d+)?$/i;
const DAY_MS = 86_400_000;
const NOTICE_DAYS = 30;

/** What the owner's facts say by themselves, without a look at the disk or the network. */
export function configFindings(config: SiteConfig, now: Date): Finding[] {
  return [
    ...originFindings(config.origin),
    ...emailFindings(config.email),
    ...socialFindings(config.social),
    ...config.founders.flatMap(({ name }, index) => founderFindings(name, index)),
    ...endpointFindings(config.contactEndpoint),
    ...keepDaysFindings(config.keepDays),
    ...legalFindings(config),
    ...peopleFindings(config.people),
    ...offerFindings(config.offerPrices),
    ...repositoryFindings(config.repository),
    ...securityFindings(config.securityContactConfirmed, now),
    ...hstsFindings(config.hsts),
  ];
}

function peopleFindings(people: SiteConfig["people"]): Finding[] {
  return people.flatMap(({ name }, index) =>
    name.trim() === ""
      ? [wrong(`people[${index}].name`, "is empty: write it, or take the entry out")]
      : [],
  );
}

function offerFindings(prices: SiteConfig["offerPrices"]): Finding[] {
  return Object.entries(prices).flatMap(([name, price]) =>
    price === null || /^from \$\d/.test(price)
      ? []
      : [wrong(`offerPrices.${name}`, `must be null or begin as "from $10k" does`)],
  );
}

function originFindings(origin: string): Finding[] {
  const url = parse(origin);
  if (url === undefined) {
    return [wrong("origin", `${quote(origin)} is no address: write it as "https://your.domain"`)];
  }
  if (url.protocol !== "https:") {
    const advice = `${quote(origin)} is not https, which browsers and the header policy need: write "https://${url.host}"`;
    return [wrong("origin", advice)];
  }
  if (url.origin !== origin) {
    const example = `${origin}/about`;
    return [wrong("origin", `would make addresses like ${example}: write ${quote(url.origin)}`)];
  }
  const advice = `${quote(origin)} is a placeholder: write the address at which the site is served`;
  return reserved.test(url.hostname) ? [open("origin", advice)] : [];
}

function emailFindings(email: string): Finding[] {
  if (!/^[^\s@<>"]+@[^\s@<>"]+\.[a-z]{2,}$/i.test(email)) {
    const advice = `${quote(email)} is no email address: write it as "office@your.domain"`;
    return [wrong("email", advice)];
  }
  const advice = `${quote(email)} is a placeholder: write the address that visitors write to`;
  return reserved.test(email) ? [open("email", advice)] : [];
}

function socialFindings({ label, url }: SiteConfig["social"]): Finding[] {
  const parsed = parse(url);
  if (parsed?.protocol !== "https:") {
    const advice = `${quote(url)} is no https address: copy it from the browser’s address bar`;
    return [wrong("social.url", advice)];
  }
  if (label.trim() === "") return [wrong("social.label", "is empty: it is the text of the link")];
  const advice = `${quote(url)} is a placeholder: write the address of your profile, and the network’s name as label`;
  return reserved.test(parsed.hostname) ? [open("social.url", advice)] : [];
}

/** What the team section says instead of names that nobody has written yet. */
const fields = ["Research", "Engineering"];

function founderFindings(name: string, index: number): Finding[] {
  const fact = `founders[${index}].name`;
  if (name.trim() === "") return [wrong(fact, "is empty: write the founder’s name")];
  return fields.includes(name)
    ? [open(fact, "is a field: write the founder’s name as visitors shall read it")]
    : [];
}

function endpointFindings(endpoint: string | null): Finding[] {
  if (endpoint === null) {
    const advice = `is undecided, so the form sends nothing: write an https address that takes it (docs/contact-endpoint.md), or "off" to accept that messages stay in the visitor’s console`;
    return [open("contactEndpoint", advice)];
  }
  if (endpoint === "off") {
    const advice = `is "off": the form sends nothing, as you accepted; the page shows your email address`;
    return [note("contactEndpoint", advice)];
  }
  const message = failureOf(() => readContactEndpoint(endpoint));
  if (message !== undefined) return [wrong("contactEndpoint", message)];
  const advice = `${quote(endpoint)} is on a reserved name: write the receiver’s address`;
  return reserved.test(new URL(endpoint).hostname) ? [open("contactEndpoint", advice)] : [];
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
    if (value === null || value === undefined) {
      return [open(fact, `is missing on /legal: write ${what}`)];
    }
    return value.trim() === "" ? [wrong(fact, `is empty: write ${what}`)] : [];
  });
}

function repositoryFindings(repository: SiteConfig["repository"]): Finding[] {
  if (repository === null) {
    return [note("repository", "is null: papers offer their code as an archive beside the data")];
  }
  if (parse(repository.url)?.protocol !== "https:") {
    return [wrong("repository.url", `${quote(repository.url)} is no https address: write one`)];
  }
  return /^[0-9a-f]{7,40}$/.test(repository.commit)
    ? []
    : [wrong("repository.commit", `${quote(repository.commit)} is no commit: write its hash`)];
}

function keepDaysFindings(days: number): Finding[] {
  return Number.isInteger(days) && days > 0
    ? []
    : [wrong("keepDays", `${days} is no number of days: write one, such as 180`)];
}

function securityFindings(confirmed: string, now: Date): Finding[] {
  const fact = "securityContactConfirmed";
  const message = failureOf(() => securityExpiry(confirmed));
  if (message !== undefined)
    return [wrong(fact, `${quote(confirmed)} is no day: write it as "2026-01-31"`)];
  if (new Date(confirmed) > now)
    return [open(fact, `${confirmed} is not here yet: write the day on which you checked`)];
  const daysLeft = Math.floor((securityExpiry(confirmed).getTime() - now.getTime()) / DAY_MS);
  const advice =
    "make sure that security reports to your email address are read, then write today’s day";
  if (daysLeft < 0) return [open(fact, `security.txt has expired: ${advice}`)];
  return daysLeft < NOTICE_DAYS
    ? [note(fact, `security.txt expires in ${daysLeft} days: ${advice}`)]
    : [];
}

function hstsFindings(hsts: SiteConfig["hsts"]): Finding[] {
  const message = failureOf(() => hstsHeader(hsts));
  return message === undefined ? [] : [wrong("hsts", message)];
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
