import type { researchPage } from "#app/content/quantum/research.ts";
import { FigurePicture, HowComputed } from "#app/drawing/figure.tsx";
import { Container } from "#app/ui/container.tsx";
import { Section } from "#app/ui/section.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import routerLosses from "./router-losses.figure.ts?figure";

/** What remains of a program, and one negative result of our own, drawn. */
export function ResearchHandover({ title, intro, items, source }: typeof researchPage.handover) {
  return (
    <div className="paper pb-16">
      <Section title={title} size="tight" rule={false}>
        <p className="max-w-[36rem] text-lead text-muted">{intro}</p>
        <dl className="mt-10 grid gap-x-8 gap-y-8 md:grid-cols-2">
          {items.map((item) => (
            <div key={item.title} className="border-t border-quiet pt-4">
              <dt className="text-subheading">{item.title}</dt>
              <dd className="mt-2 max-w-[36rem] text-muted">{item.text}</dd>
            </div>
          ))}
        </dl>
      </Section>
      <figure className="wide-figure bleed">
        <Container>
          <p className="mb-6 max-w-[21em] text-heading">{routerLosses.finding}</p>
        </Container>
        <FigurePicture figure={routerLosses} />
        <figcaption>
          <Container className="mt-6">
            <TextLink to={source.to}>{source.label}</TextLink>
            <HowComputed {...routerLosses} />
          </Container>
        </figcaption>
      </figure>
    </div>
  );
}
