import type { aboutPage } from "#app/content/quantum/about.ts";
import { Section } from "#app/ui/section.tsx";
import { AboutLosses } from "./losses.tsx";

/** Each with its meaning and its test. */
export function AboutValues({ title, intro, checkLabel, items }: typeof aboutPage.values) {
  return (
    <Section title={title} intro={intro} padding="medium">
      <ul className="grid gap-x-8 sm:grid-cols-2 xl:grid-cols-4">
        {items.map((value) => (
          <li
            key={value.title}
            className="row-span-3 grid grid-rows-subgrid border-t border-quiet pt-4 pb-10 xl:pb-0"
          >
            <h3 className="text-item">{value.title}</h3>
            <p className="mt-2 text-muted">{value.text}</p>
            <p className="mt-4 text-small">
              <span className="block font-mono text-label text-accent">{checkLabel}</span>
              {value.check}
            </p>
          </li>
        ))}
      </ul>
      <AboutLosses />
    </Section>
  );
}
