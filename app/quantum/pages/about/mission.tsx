import type { aboutPage } from "#app/content/quantum/about.ts";
import { Figure } from "#app/figures/figure.tsx";
import { Section } from "#app/ui/section.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import loweringFigure from "./lowering.figure.ts";

/** One sentence to remember, a picture of what it says, and the two paragraphs that back it. */
export function AboutMission({ statement, paragraphs, lab }: typeof aboutPage.mission) {
  return (
    <Section title={statement} layout="column" ground="raised">
      <Figure figure={loweringFigure} width="page" />
      <div className="mt-12 grid gap-x-8 gap-y-5 text-muted lg:grid-cols-2">
        {paragraphs.map((paragraph) => (
          <p key={paragraph} className="max-w-prose">
            {paragraph}
          </p>
        ))}
        <p>
          <TextLink to={lab.to} className="inline-flex min-h-6 text-ink">
            {lab.label}
          </TextLink>
        </p>
      </div>
    </Section>
  );
}
