import type { simulationPage } from "#app/content/quantum/simulation.ts";
import { Section } from "#app/ui/section.tsx";

/** The limits, set larger than running text. */
export function SimulationLimits({ title, items, note }: typeof simulationPage.limits) {
  return (
    <Section title={title}>
      <ul className="grid gap-x-8 gap-y-6 md:grid-cols-2 md:gap-y-10">
        {items.map((item) => (
          <li key={item} className="max-w-lead border-t-2 border-ink pt-4 text-item md:pt-5">
            {item}
          </li>
        ))}
      </ul>
      <p className="mt-8 text-small text-quiet md:mt-10">{note}</p>
    </Section>
  );
}
