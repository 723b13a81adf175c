import type { quantumHome } from "#app/content/quantum/home.ts";
import { Section } from "#app/ui/section.tsx";

/** Six lines: what is done, and what the client holds then. */
export function HomeCapabilities({ title, intro, items }: typeof quantumHome.capabilities) {
  return (
    <Section title={title} intro={intro} layout="split" padding="medium">
      <ol>
        {items.map(({ title: name, text }) => (
          <li
            key={name}
            className="grid gap-x-8 gap-y-1 border-t border-line py-3.5 md:grid-cols-8 md:items-baseline"
          >
            <h3 className="text-item md:col-span-3">{name}</h3>
            <p className="text-muted md:col-span-5">{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
