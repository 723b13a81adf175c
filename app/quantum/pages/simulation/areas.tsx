import type { simulationPage } from "#app/content/quantum/simulation.ts";
import { Fold } from "#app/ui/fold.tsx";
import { Section } from "#app/ui/section.tsx";

/** Five methods, each led by the expression that decides about it. */
export function SimulationAreas({
  title,
  intro,
  more,
  stopsLabel,
  items,
}: typeof simulationPage.areas) {
  return (
    <Section title={title} intro={intro} rule={false}>
      <ul className="border-t border-line">
        {items.map(({ title: name, formula, text, stops }) => (
          <li
            key={name}
            className="grid gap-x-8 gap-y-1 border-line not-last:border-b py-4 md:gap-y-4 md:py-8 lg:grid-cols-12"
          >
            <div className="lg:col-span-4">
              <p className="font-mono text-lead text-accent">{formula}</p>
              <h3 className="mt-2 text-subheading">{name}</h3>
            </div>
            <Fold label={more} className="lg:col-span-8">
              <div className="grid gap-x-8 gap-y-4 lg:grid-cols-2">
                <p className="max-w-[42rem]">{text}</p>
                <p className="max-w-[42rem] border-l border-quiet pl-5 text-muted">
                  <span className="block font-mono text-label text-quiet">{stopsLabel}</span>
                  {stops}
                </p>
              </div>
            </Fold>
          </li>
        ))}
      </ul>
    </Section>
  );
}
