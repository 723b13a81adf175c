import type { researchPage } from "#app/content/quantum/research.ts";
import { FigurePicture, HowComputed } from "#app/figures/figure.tsx";
import { Section } from "#app/ui/section.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import routerLosses from "./router-losses.figure.ts?figure";

/** What remains of a program, and one negative result of our own, drawn. */
export function ResearchHandover({ title, intro, items, source }: typeof researchPage.handover) {
  return (
    <Section title={title} size="tight" rule={false} className="paper">
      <p className="max-w-[36rem] text-lead text-muted">{intro}</p>
      <figure className="wide-figure off bleed mt-10 md:mt-14">
        <FigurePicture figure={routerLosses} />
        <figcaption className="mt-6">
          <p className="max-w-[34rem] text-lead">{routerLosses.finding}</p>
          <p className="mt-3">
            <TextLink to={source.to}>{source.label}</TextLink>
          </p>
          <HowComputed {...routerLosses} />
        </figcaption>
      </figure>
      <dl className="mt-12 grid gap-x-8 gap-y-8 md:grid-cols-2">
        {items.map((item) => (
          <div key={item.title} className="border-t border-quiet pt-4">
            <dt className="text-subheading">{item.title}</dt>
            <dd className="mt-2 max-w-[36rem] text-muted">{item.text}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
