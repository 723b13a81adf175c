import { cityNames } from "#app/content/offices.ts";
import { legalPage } from "#app/content/quantum/legal.ts";
import { firstEmail } from "#app/quantum/sections/first-email.ts";
import { buttonStyle } from "#app/ui/button-link.tsx";
import { textLinkStyle } from "#app/ui/text-link.tsx";
import { siteConfig } from "#site.config";
import { LegalGroup, type LegalGroupRow } from "./rows.tsx";

const { title, labels, name, pending, ask, vendorFile, vendorSheet } = legalPage.imprint;
const list = new Intl.ListFormat("en-US");
const lines = (names: readonly string[]) => names.map((title) => ({ title, text: "" }));

/** Certificates and references are not promised before there are any. */
const sentOnRequest: readonly string[] = ["register", "address", "insurance"];

/** The owner's facts; one that is not given yet is named in a sentence, and becomes a row. */
export function LegalImprint() {
  const { email, imprint, vendorSheet: sheet } = siteConfig;
  const { entity, address, register, certificates, ...others } = imprint;
  const facts = {
    register,
    address: address?.join(", ") ?? null,
    certificates: certificates && (certificates.join(", ") || "none"),
    ...others,
  };
  const entries = Object.entries(facts) as [keyof typeof facts, string | null][];
  const answeredRows = entries.flatMap(([key, answer]): LegalGroupRow[] =>
    answer === null || answer === "none" ? [] : [{ fact: labels[key], answer }],
  );
  const missingNames = entries
    .filter(([key, answer]) => answer === null && sentOnRequest.includes(key))
    .map(([key]) => labels[key].toLowerCase());
  return (
    <LegalGroup
      id="imprint"
      title={title}
      rows={[
        {
          fact: labels.entity,
          answer: entity ?? name,
          text: missingNames.length > 0 && pending(list.format(missingNames)),
        },
        {
          fact: labels.offices,
          answer: cityNames.list,
          text: sheet && (
            <a href={sheet} className={textLinkStyle}>
              {vendorSheet}
            </a>
          ),
        },
        {
          fact: labels.email,
          answer: (
            <a href={`mailto:${email}`} className={textLinkStyle}>
              {email}
            </a>
          ),
          text: (
            <span className="flex flex-wrap gap-3 max-lg:mt-3">
              <a href={vendorFile.file} className={buttonStyle.filled}>
                {vendorFile.label}
              </a>
              {missingNames.length > 0 && (
                <a
                  href={firstEmail({ ...ask, items: lines([...missingNames, ...ask.also]) })}
                  className={buttonStyle.outlined}
                >
                  {ask.label}
                </a>
              )}
            </span>
          ),
        },
        ...answeredRows,
      ]}
    />
  );
}
