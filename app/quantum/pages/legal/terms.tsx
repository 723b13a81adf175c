import type { legalPage } from "#app/content/quantum/legal.ts";
import { Section } from "#app/ui/section.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import { LegalPoints } from "./points.tsx";

export function LegalTerms({ title, items, proposed }: typeof legalPage.terms) {
  return (
    <Section id="terms" title={title} layout="split" padding="medium">
      <LegalPoints items={items} />
      <p className="mt-8">
        <TextLink to={proposed.to}>{proposed.label}</TextLink>
      </p>
    </Section>
  );
}
