import type { ReactNode } from "react";
import type { legalPage } from "#app/content/quantum/legal.ts";
import { Section } from "#app/ui/section.tsx";
import { textLinkStyle } from "#app/ui/text-link.tsx";
import { siteConfig } from "#site.config";

/** The owner's facts; what is not known yet is left out. */
export function LegalImprint({ title, intro, pending, labels }: typeof legalPage.imprint) {
  const { email, imprint } = siteConfig;
  const { entity, register, address } = imprint;
  return (
    <Section id="imprint" title={title} intro={intro} layout="split" size="tight" rule={false}>
      <dl className="grid gap-y-6">
        <Fact label={labels.entity}>{entity ?? "Adyakshar"}</Fact>
        {register !== null && register !== "none" && (
          <Fact label={labels.register}>{register}</Fact>
        )}
        {address && (
          <Fact label={labels.address}>
            {address.map((line) => (
              <span key={line} className="block">
                {line}
              </span>
            ))}
          </Fact>
        )}
        <Fact label={labels.email}>
          <a href={`mailto:${email}`} className={textLinkStyle}>
            {email}
          </a>
        </Fact>
      </dl>
      {(entity === null || address === null) && <p className="mt-6 max-w-[42rem]">{pending}</p>}
    </Section>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className="font-mono text-label text-quiet">{label}</dt>
      <dd className="mt-1">{children}</dd>
    </div>
  );
}
