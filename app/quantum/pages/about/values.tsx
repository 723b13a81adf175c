import type { aboutPage } from "#app/content/quantum/about.ts";
import { Section } from "#app/ui/section.tsx";
import { AboutLosses } from "./losses.tsx";

/** Each with its meaning and its test. */
export function AboutValues({ title, checkLabel, items }: typeof aboutPage.values) {
  return (
    <Section title={title} padding="medium">
      <ul className="-mt-2 grid gap-x-8 gap-y-5 sm:grid-cols-2 lg:-mt-6 xl:grid-cols-4">
        {items.map((value) => (
          <li
            key={value.title}
            className="row-span-3 grid grid-rows-subgrid gap-y-0 border-t border-quiet pt-4"
          >
            <h3 className="text-item">{value.title}</h3>
            <p className="mt-1 text-muted">{value.text}</p>
            <p className="mt-2">
              <span className="text-label text-accent">{checkLabel}</span> {value.check}
            </p>
          </li>
        ))}
      </ul>
      <AboutLosses />
    </Section>
  );
}
