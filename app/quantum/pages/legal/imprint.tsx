import { cityNames } from "#app/content/offices.ts";
import { legalPage } from "#app/content/quantum/legal.ts";
import { firstEmailLink } from "#app/quantum/sections/first-email.ts";
import { TextLinks } from "#app/quantum/sections/text-links.tsx";
import { buttonStyle } from "#app/ui/button-link.tsx";
import { Section } from "#app/ui/section.tsx";
import { EmailAddress, lineLinkStyle } from "#app/ui/text-link.tsx";
import { siteConfig } from "#site.config";
import { LegalGroup, type LegalGroupRow } from "./rows.tsx";

const { labels, name, pending } = legalPage.imprint;
const list = new Intl.ListFormat("en-US");
const lines = (names: readonly string[]) => names.map((title) => ({ title, text: "" }));

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
const missingNames = entries
  .filter(([key, answer]) => answer === null && sentOnRequest.includes(key))
  .map(([key]) => labels[key].toLowerCase());

export function LegalProcurement() {
  const { title, intro, vendorFile, ask, vendorSheet, report, links } = legalPage.procurement;
  const sheet = siteConfig.vendorSheet;
  const files = [report, ...(sheet ? [{ label: vendorSheet, file: sheet }] : [])];
  return (
    <Section id="procurement" title={title} intro={intro} padding="small" ground="paper">
      <div className="grid items-start gap-x-8 gap-y-6 lg:grid-cols-2">
        <p className="flex flex-wrap gap-3">
          <a href={vendorFile.file} className={buttonStyle.filled}>
            {vendorFile.label}
          </a>
          <a
            href={firstEmailLink({ ...ask, items: lines(ask.items) })}
            className={buttonStyle.outlined}
          >
            {ask.label}
          </a>
        </p>
        <div className="flex flex-wrap gap-x-8 gap-y-1 lg:flex-col lg:items-start">
          {files.map(({ label, file }) => (
            <a key={file} href={file} className={lineLinkStyle}>
              {label}
            </a>
          ))}
          <TextLinks links={links} className="contents" />
        </div>
      </div>
    </Section>
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
          text: missingNames.length > 0 && pending(list.format(missingNames)),
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
