import type { quantumHome } from "#app/content/quantum/home.ts";
import { Section } from "#app/ui/section.tsx";

/** One statement as large as the page allows, and what backs it. */
export function HomeAbout({ statement, paragraphs }: typeof quantumHome.about) {
  return (
    <Section title={statement} look="title" layout="column">
      <div className="grid gap-x-8 gap-y-5 text-muted lg:grid-cols-12">
        {paragraphs.map((paragraph) => (
          <p key={paragraph} className="max-w-prose lg:col-span-6">
            {paragraph}
          </p>
        ))}
      </div>
    </Section>
  );
}
