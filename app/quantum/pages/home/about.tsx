import type { quantumHome } from "#app/content/quantum/home.ts";
import { Section } from "#app/ui/section.tsx";

/** Who we are: one statement, and what backs it. */
export function HomeAbout({ title, statement, paragraphs }: typeof quantumHome.about) {
  return (
    <Section title={title} layout="split" padding="small">
      <p className="max-w-prose text-subheading font-medium text-pretty">{statement}</p>
      <div className="mt-6 grid gap-x-8 gap-y-4 text-muted md:grid-cols-2">
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </Section>
  );
}
