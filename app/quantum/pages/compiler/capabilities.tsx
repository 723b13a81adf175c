import type { compilerPage } from "#app/content/quantum/compiler.ts";
import { Section } from "#app/ui/section.tsx";

/** The passes of a compiler in pairs, read from program to proof. */
export function CompilerCapabilities({
  title,
  intro,
  keepLabel,
  items,
}: typeof compilerPage.capabilities) {
  return (
    <Section title={title} intro={intro}>
      <ol className="grid gap-x-8 md:grid-cols-2">
        {items.map(({ stage, title: name, text, keep }) => (
          <li
            key={name}
            className="grid border-t border-line py-7 md:row-span-4 md:grid-rows-subgrid md:gap-y-0"
          >
            <p className="font-mono text-label text-accent">{stage}</p>
            <h3 className="mt-2 text-heading">{name}</h3>
            <p className="mt-3 max-w-[38rem] text-muted">{text}</p>
            <p className="mt-4 border-l border-accent pl-4 text-small">
              <span className="font-mono text-label text-quiet">{keepLabel}: </span>
              {keep}
            </p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
