import { serviceCards } from "#app/content/services/cards.ts";
import { serviceTemplate } from "#app/content/services/template.ts";
import type { Service } from "#app/content/services/types.ts";
import { Fold } from "#app/ui/fold.tsx";
import { Section } from "#app/ui/section.tsx";
import { siteConfig } from "#site.config";

const { takes: words } = serviceTemplate;

/** The opening's link leads here. */
export const engagementId = "what-it-takes";

/** The section says how a project starts, what its first weeks bring, and what its price depends on. */
export function ServiceEngagement({ slug, takes: { weeks, drivers } }: Service) {
  const parts = [
    { label: words.start, ...serviceCards[slug].start },
    { label: words.weeks, ...weeks },
  ];
  return (
    <Section
      id={engagementId}
      title={words.title}
      intro={siteConfig.smallestEngagement}
      padding="small"
      ground={serviceCards[slug].color}
    >
      <div className="grid gap-8 lg:grid-cols-2">
        <div className="space-y-8">
          {parts.map(({ label, title, text }) => (
            <div key={label} className="border-t border-line pt-4">
              <h3 className="text-label text-accent">{label}</h3>
              <p className="mt-2 font-display text-item">{title}</p>
              <p className="mt-2 max-w-prose text-muted">{text}</p>
            </div>
          ))}
        </div>
        <div className="md:border-t md:border-line md:pt-4">
          <h3 className="text-label text-accent max-md:not-print:hidden">{words.drivers}</h3>
          <Fold title={words.drivers} when="phone">
            <Facts facts={Object.entries(drivers)} nameWidth="third" />
          </Fold>
        </div>
      </div>
    </Section>
  );
}

interface FactsProps {
  facts: readonly [name: string, text: string][];
  nameWidth: keyof typeof rows;
}

const rows = {
  third: { row: "sm:grid-cols-3", text: "sm:col-span-2" },
  half: { row: "sm:grid-cols-2", text: "" },
} as const;

/** Names with what is to be said of each, between hairlines. */
export function Facts({ facts, nameWidth }: FactsProps) {
  const { row, text: textStyle } = rows[nameWidth];
  return (
    <dl className="divide-y divide-line">
      {facts.map(([name, text]) => (
        <div key={name} className={`grid gap-x-8 py-3 break-inside-avoid ${row}`}>
          <dt className="font-medium text-balance">{name}</dt>
          <dd className={`text-muted ${textStyle}`}>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
