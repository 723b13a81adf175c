import type { simulationPage } from "#app/content/quantum/simulation.ts";
import { Section } from "#app/ui/section.tsx";

/** The limits, set larger than running text. */
export function SimulationLimits({ title, items }: typeof simulationPage.limits) {
  return (
    <Section title={title} padding="small">
      <ul className="grid gap-x-8 gap-y-4 md:grid-cols-2 md:gap-y-10">
        {items.map((item) => (
          <li key={item} className="border-t border-quiet pt-3 md:pt-5 md:text-item">
            {item}
          </li>
        ))}
      </ul>
    </Section>
  );
}
