import type { aboutPage } from "#app/content/quantum/about.ts";
import { Section } from "#app/ui/section.tsx";

/** Four words, each with its meaning and its test. */
export function AboutValues({ title, intro, checkLabel, items }: typeof aboutPage.values) {
  return (
    <Section title={title} intro={intro} layout="split">
      <ul className="grid gap-x-8 gap-y-12 sm:grid-cols-2">
        {items.map((value) => (
          <li key={value.title} className="flex flex-col">
            <h3 className="text-heading">{value.title}</h3>
            <p className="mt-3 text-muted">{value.text}</p>
            <p className="mt-4 border-l border-accent pl-4 text-small">
              <span className="block font-mono text-label text-accent">{checkLabel}</span>
              {value.check}
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
