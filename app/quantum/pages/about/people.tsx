import type { aboutPage } from "#app/content/quantum/about.ts";
import { Section } from "#app/ui/section.tsx";
import { siteConfig } from "#site.config";

/** Who works here, once the owner has written it down in `site.config.ts`. */
export function AboutPeople({ title, intro }: typeof aboutPage.people) {
  const { people } = siteConfig;
  if (people.length === 0) return null;
  return (
    <Section id="people" title={title} intro={intro} padding="medium">
      <ul className="grid gap-x-8 gap-y-10 sm:grid-cols-2 lg:grid-cols-3">
        {people.map((person) => (
          <li key={person.name} className="border-t border-quiet pt-4">
            <h3 className="text-item">{person.name}</h3>
            <p className="text-small text-quiet">{person.title}</p>
            <p className="mt-2 max-w-note text-muted">{person.text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
