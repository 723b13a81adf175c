import type { simulationPage } from "#app/content/quantum/simulation.ts";
import { OfferRow } from "#app/quantum/sections/offer.tsx";
import { Section } from "#app/ui/section.tsx";

/** Whether to order one, what is received and what ends it, before anybody writes. */
export function SimulationPilot({ title, intro, items }: typeof simulationPage.pilot) {
  return (
    <Section id="pilot" title={title} intro={intro} padding="medium">
      <OfferRow name="pilot" heading="h3" />
      <ul className="mt-7 grid gap-x-8 gap-y-6 md:grid-cols-3">
        {items.map(({ title: name, text }) => (
          <li key={name}>
            <h3 className="text-item">{name}</h3>
            <p className="mt-2 max-w-lead text-muted">{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
