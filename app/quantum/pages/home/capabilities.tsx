import type { quantumHome } from "#app/content/quantum/home.ts";
import { FoldRow } from "#app/ui/fold.tsx";
import { Section } from "#app/ui/section.tsx";

/** Six kinds of work in three columns, to be read in seconds. */
export function HomeCapabilities({ title, intro, items }: typeof quantumHome.capabilities) {
  return (
    <Section title={title} intro={intro} size="tight">
      <ol className="grid gap-x-8 md:grid-cols-2 md:gap-y-8 lg:grid-cols-3">
        {items.map(({ title: name, text }) => (
          <li key={name}>
            <FoldRow name={name} heading={<h3 className="font-medium">{name}</h3>}>
              <p className="text-small text-muted md:mt-2">{text}</p>
            </FoldRow>
          </li>
        ))}
      </ol>
    </Section>
  );
}
