import type { aboutPage } from "#app/content/quantum/about.ts";
import { WideFigure } from "#app/figures/figure.tsx";
import { Container } from "#app/ui/container.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import loweringFigure from "./lowering.figure.ts?figure";

/** One sentence to remember, a picture of what it says, and the two paragraphs that back it. */
export function AboutMission({ title, statement, paragraphs, lab }: typeof aboutPage.mission) {
  return (
    <section aria-labelledby="mission-title" className="border-t border-line bg-raised">
      <Container className="py-section">
        <h2 id="mission-title" className="text-subheading text-quiet">
          {title}
        </h2>
        <p className="mt-6 max-w-[19em] text-statement text-balance">{statement}</p>
        <div className="mt-12">
          <WideFigure figure={loweringFigure} className="lowering" />
        </div>
        <div className="mt-12 grid gap-x-8 gap-y-5 text-muted lg:grid-cols-2">
          {paragraphs.map((paragraph) => (
            <p key={paragraph} className="max-w-[42rem]">
              {paragraph}
            </p>
          ))}
          <p>
            <TextLink to={lab.to} className="inline-flex min-h-6 text-ink">
              {lab.label}
            </TextLink>
          </p>
        </div>
      </Container>
    </section>
  );
}
