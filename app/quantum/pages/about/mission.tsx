import type { aboutPage } from "#app/content/quantum/about.ts";
import { Section } from "#app/ui/section.tsx";
import { TextLink } from "#app/ui/text-link.tsx";

/** One sentence to remember, and the two paragraphs that back it. */
export function AboutMission({ title, statement, paragraphs, lab }: typeof aboutPage.mission) {
  return (
    <Section title={title} look="item" layout="column" padding="medium" ground="raised">
      <p className="-mt-6 text-title font-medium text-pretty lg:-mt-8 [--title-size:clamp(2rem,1.25rem+3vw,4.5rem)]">
        {statement}
      </p>
      <div className="mt-8 grid gap-x-8 gap-y-5 text-muted lg:mt-14 lg:grid-cols-12">
        {paragraphs.map((paragraph) => (
          <p key={paragraph} className="lg:col-span-5">
            {paragraph}
          </p>
        ))}
        <p className="lg:col-span-2">
          <TextLink to={lab.to} className="inline-flex min-h-6 text-ink">
            {lab.label}
          </TextLink>
        </p>
      </div>
    </Section>
  );
}
