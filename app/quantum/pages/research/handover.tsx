import type { researchPage } from "#app/content/quantum/research.ts";
import { routerLossesPlate as plate } from "#app/documents/generated/plate-router-losses.ts";
import { FigureNumbers } from "#app/figures/figure-view.tsx";
import { PlatePicture } from "#app/figures/plates/plate-view.tsx";
import { Container } from "#app/ui/container.tsx";
import { Section } from "#app/ui/section.tsx";
import { TextLink } from "#app/ui/text-link.tsx";

/** What remains of a program, and one negative result of our own, drawn. */
export function ResearchHandover({ title, intro, items, source }: typeof researchPage.handover) {
  return (
    <div className="paper pb-16">
      <Section title={title} intro={intro} size="tight" rule={false}>
        <dl className="grid gap-x-8 gap-y-8 border-t border-quiet pt-6 md:grid-cols-2 xl:grid-cols-4">
          {items.map((item) => (
            <div key={item.title}>
              <dt className="text-heading">{item.title}</dt>
              <dd className="mt-2 text-muted">{item.text}</dd>
            </div>
          ))}
        </dl>
      </Section>
      <figure className="spread bleed">
        <Container>
          <p className="mb-6 max-w-[21em] text-title">{plate.finding}</p>
        </Container>
        <PlatePicture plate={plate} alt={plate.title} />
        <figcaption>
          <Container className="mt-6 grid gap-x-8 gap-y-3 font-mono text-label text-quiet lg:grid-cols-12">
            <p className="max-w-[42rem] lg:col-span-8">{plate.caption}</p>
            <div className="lg:col-span-4">
              <TextLink to={source.to} className="font-text text-body text-ink">
                {source.label}
              </TextLink>
              <FigureNumbers table={plate.table} />
            </div>
          </Container>
        </figcaption>
      </figure>
    </div>
  );
}
