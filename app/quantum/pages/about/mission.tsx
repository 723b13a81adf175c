import type { aboutPage } from "#app/content/quantum/about.ts";
import { Section } from "#app/ui/section.tsx";
import { TextLink } from "#app/ui/text-link.tsx";

/** One sentence to remember, and the two paragraphs that back it. */
export function AboutMission({ title, statement, paragraphs, lab }: typeof aboutPage.mission) {
  return (
    <Section title={title} layout="split" padding="medium" ground="raised">
      <p className="text-subheading font-medium text-pretty">{statement}</p>
      <div className="mt-8 grid gap-x-8 gap-y-5 text-muted lg:grid-cols-2">
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
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
