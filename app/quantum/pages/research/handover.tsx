import type { researchPage } from "#app/content/quantum/research.ts";
import { Figure } from "#app/figures/figure.tsx";
import { Section } from "#app/ui/section.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import routerLosses from "./router-losses.figure.ts";

/** What remains of a program, and one negative result of our own, drawn. */
export function ResearchHandover({ title, intro, items, source }: typeof researchPage.handover) {
  return (
    <Section
      title={title}
      intro={intro}
      padding="medium"
      ground="paper"
      bleed={
        <Figure figure={routerLosses} width="window">
          <p>
            <TextLink to={source.to}>{source.label}</TextLink>
          </p>
        </Figure>
      }
    >
      <dl className="grid gap-x-8 gap-y-8 md:grid-cols-2">
        {items.map((item) => (
          <div key={item.title} className="border-t border-quiet pt-4">
            <dt className="text-item">{item.title}</dt>
            <dd className="mt-2 max-w-lead text-muted">{item.text}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
