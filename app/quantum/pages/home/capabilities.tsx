import type { quantumHome } from "#app/content/quantum/home.ts";
import { Section } from "#app/ui/section.tsx";

/** Six kinds of work: what is done, and what the client holds then. */
export function HomeCapabilities({ title, intro, items }: typeof quantumHome.capabilities) {
  return (
    <Section title={title} intro={intro} padding="small">
      <ol className="grid gap-x-8 md:grid-cols-2 lg:grid-cols-3">
        {items.map(({ title: name, text }) => (
          <li key={name} className="border-t border-line py-3 lg:py-5">
            <h3 className="text-item">{name}</h3>
            <p className="mt-1 text-muted">{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
