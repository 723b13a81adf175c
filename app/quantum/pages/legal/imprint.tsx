import type { ReactNode } from "react";
import { cityNames } from "#app/content/offices.ts";
import type { legalPage } from "#app/content/quantum/legal.ts";
import { Section } from "#app/ui/section.tsx";
import { textLinkStyle } from "#app/ui/text-link.tsx";
import { siteConfig } from "#site.config";

/** The owner's facts; what is not known yet is on request. */
export function LegalImprint({
  title,
  intro,
  labels,
  name,
  onRequest,
  pending,
}: typeof legalPage.imprint) {
  const { email, imprint } = siteConfig;
  const given = (fact: string | null) => (fact === "none" ? undefined : (fact ?? onRequest));
  return (
    <Section id="imprint" title={title} intro={intro} layout="split" padding="medium">
      <dl>
        <Fact label={labels.entity}>{imprint.entity ?? name}</Fact>
        <Fact label={labels.register}>{given(imprint.register)}</Fact>
        <Fact label={labels.address}>
          {imprint.address?.map((line) => (
            <span key={line} className="block">
              {line}
            </span>
          )) ?? onRequest}
        </Fact>
        <Fact label={labels.offices}>{cityNames.list}</Fact>
        <Fact label={labels.email}>
          <a href={`mailto:${email}`} className={textLinkStyle}>
            {email}
          </a>
        </Fact>
        <Fact label={labels.insurance}>{given(imprint.insurance)}</Fact>
        <Fact label={labels.certificates}>{given(imprint.certificates)}</Fact>
        <Fact label={labels.references}>{given(imprint.references)}</Fact>
      </dl>
      {Object.values(imprint).includes(null) && <p className="mt-4 max-w-prose">{pending}</p>}
    </Section>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  if (children === undefined) return null;
  return (
    <div className="grid grid-cols-[8rem_1fr] items-baseline gap-x-4 border-b border-line py-2.5">
      <dt className="font-mono text-label text-quiet">{label}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </div>
  );
}
