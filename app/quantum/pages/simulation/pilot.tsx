import type { simulationPage } from "#app/content/quantum/simulation.ts";
import { Figure } from "#app/figures/figure.tsx";
import { Section } from "#app/ui/section.tsx";
import activeSpaceFigure from "./active-space.figure.ts";

/** Whether to order one, before anybody writes; the size that decides, over the whole screen. */
export function SimulationPilot({ title, items }: typeof simulationPage.pilot) {
  return (
    <Section
      id="pilot"
      title={title}
      padding="medium"
      bleed={<Figure figure={activeSpaceFigure} width="window" />}
    >
      <ul className="grid gap-x-8 gap-y-6 md:grid-cols-2 lg:grid-cols-4">
        {items.map(({ title: name, text }) => (
          <li key={name} className="border-t border-quiet pt-4">
            <h3 className="text-item">{name}</h3>
            <p className="mt-2 max-w-lead">{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
