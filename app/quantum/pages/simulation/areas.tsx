import type { simulationPage } from "#app/content/quantum/simulation.ts";
import { Section } from "#app/ui/section.tsx";

/** Five methods, each led by the expression that decides about it. */
export function SimulationAreas({ title, intro, stopsLabel, items }: typeof simulationPage.areas) {
  return (
    <Section title={title} intro={intro} rule={false}>
      <ul className="border-t border-line">
        {items.map(({ title: name, formula, text, stops }) => (
          <li
            key={name}
            className="grid gap-x-8 gap-y-4 border-line not-last:border-b py-8 lg:grid-cols-12"
          >
            <div className="lg:col-span-4">
              <p className="font-mono text-lead text-accent">{formula}</p>
              <h3 className="mt-2 text-heading">{name}</h3>
            </div>
            <p className="max-w-[42rem] lg:col-span-4">{text}</p>
            <p className="max-w-[42rem] border-l border-quiet pl-5 text-muted lg:col-span-4">
              <span className="block font-mono text-label text-quiet">{stopsLabel}</span>
              {stops}
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
