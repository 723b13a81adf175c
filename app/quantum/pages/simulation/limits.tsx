import type { simulationPage } from "#app/content/quantum/simulation.ts";
import { Illustrative } from "#app/ui/illustrative.tsx";
import { Section } from "#app/ui/section.tsx";

/** The limits, set larger than running text. */
export function SimulationLimits({ title, items, claim, note }: typeof simulationPage.limits) {
  return (
    <Section title={title} padding="medium">
      <ul className="grid gap-x-8 gap-y-4 md:grid-cols-2 md:gap-y-10">
        {items.map((item) => (
          <li key={item} className="border-t border-quiet pt-3 md:pt-5 md:text-item">
            {item}
          </li>
        ))}
      </ul>
      <div className="mt-10 grid gap-x-8 gap-y-3 md:grid-cols-2">
        <p className="text-subheading font-medium">
          <Illustrative /> {claim}
        </p>
        <p className="max-w-lead text-muted">{note}</p>
      </div>
    </Section>
  );
}
