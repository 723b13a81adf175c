import type { quantumHome } from "#app/content/quantum/home.ts";
import { Section } from "#app/ui/section.tsx";

/** Six kinds of work in three columns, to be read in seconds. */
export function HomeCapabilities({ title, intro, items }: typeof quantumHome.capabilities) {
  return (
    <Section title={title} intro={intro} size="tight">
      <ol className="grid gap-x-8 gap-y-8 sm:grid-cols-2 lg:grid-cols-3">
        {items.map(({ title: name, text }) => (
          <li key={name}>
            <h3 className="font-medium">{name}</h3>
            <p className="mt-2 text-small text-muted">{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
