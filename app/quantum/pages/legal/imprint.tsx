import type { ReactNode } from "react";
import { cityNames } from "#app/content/offices.ts";
import { legalPage } from "#app/content/quantum/legal.ts";
import { firstEmailLink } from "#app/quantum/sections/first-email.ts";
import { buttonStyle } from "#app/ui/button-link.tsx";
import { Section } from "#app/ui/section.tsx";
import { EmailAddress, TextLink, textLinkStyle } from "#app/ui/text-link.tsx";
import { siteConfig } from "#site.config";
import { LegalGroup, type LegalGroupRow } from "./rows.tsx";

const { labels, name, pending } = legalPage.imprint;
const list = new Intl.ListFormat("en-US");

/** Certificates and references are not promised before there are any. */
const sentOnRequest: readonly string[] = ["register", "address", "insurance"];

const { entity, address, certificates, ...others } = siteConfig.imprint;
const facts = {
  register: others.register,
  address: address?.join(", ") ?? null,
  certificates: certificates && (certificates.join(", ") || "none"),
  insurance: others.insurance,
  references: others.references,
};
const entries = Object.entries(facts) as [keyof typeof facts, string | null][];
const answeredRows = entries.flatMap(([key, answer]): LegalGroupRow[] =>
  answer === null || answer === "none" ? [] : [{ fact: labels[key], answer }],
);
const missing = entries
  .filter(([key, answer]) => answer === null && sentOnRequest.includes(key))
  .map(([key]) => labels[key]);

const { procurement } = legalPage;
const requested = [
  ...(entity ? [] : [procurement.registeredName]),
  ...missing,
  ...procurement.ask.also,
];

/** Downloads the vendor file, or asks by email for what it lacks. */
export function LegalActions() {
  const { vendorFile, ask } = procurement;
  return (
    <p className="mt-6 flex flex-wrap items-center gap-3 print:hidden">
      <a href={vendorFile.file} className={buttonStyle.filled}>
        {vendorFile.label}
      </a>
      <a
        href={firstEmailLink({ ...ask, items: requested.map((title) => ({ title, text: "" })) })}
        className={buttonStyle.outlined}
      >
        {ask.label}
      </a>
    </p>
  );
}

/** Lists the facts that a purchaser finds here, and those that only an email brings. */
export function LegalProcurement() {
  const { title, intro, stated, onRequest, vendorFile, vendorSheet, files, links } = procurement;
  const sheet = siteConfig.vendorSheet;
  const allFiles = [vendorFile, ...files, ...(sheet ? [{ label: vendorSheet, file: sheet }] : [])];
  return (
    <Section id="procurement" title={title} intro={intro} padding="small" ground="paper">
      <div className="-mt-2 grid gap-x-8 gap-y-8 lg:-mt-6 lg:grid-cols-2">
        <Ledger title={stated}>
          <li>{cityNames.list}</li>
          <li>
            <EmailAddress address={siteConfig.email} />
          </li>
          {answeredRows.map(({ fact, answer }) => (
            <li key={fact}>{answer}</li>
          ))}
          {links.map(({ label, to }) => (
            <li key={to}>
              <TextLink to={to}>{label}</TextLink>
            </li>
          ))}
          {allFiles.map(({ label, file }) => (
            <li key={file}>
              <a href={file} className={textLinkStyle}>
                {label}
              </a>
            </li>
          ))}
        </Ledger>
        <Ledger title={onRequest}>
          {requested.map((name) => (
            <li key={name} className="first-letter:uppercase">
              {name}
            </li>
          ))}
        </Ledger>
      </div>
    </Section>
  );
}

function Ledger({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="border-t border-ink">
      <h3 className="py-3 text-item font-medium">{title}</h3>
      <ul className="*:border-t *:border-line *:py-2 *:touch:py-3">{children}</ul>
    </div>
  );
}

/** The owner's facts; one that is not given yet is named in a sentence, and becomes a row. */
export function LegalImprint() {
  return (
    <LegalGroup
      id="imprint"
      title={legalPage.imprint.title}
      rows={[
        {
          fact: labels.entity,
          answer: entity ?? name,
          text:
            missing.length > 0 && pending(list.format(missing.map((label) => label.toLowerCase()))),
        },
        { fact: labels.offices, answer: cityNames.list },
        {
          fact: labels.email,
          answer: <EmailAddress address={siteConfig.email} />,
        },
        ...answeredRows,
      ]}
    />
  );
}
