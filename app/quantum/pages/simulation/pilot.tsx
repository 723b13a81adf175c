import type { simulationPage } from "#app/content/quantum/simulation.ts";
import { Section } from "#app/ui/section.tsx";

/** Whether to order one, before anybody writes. */
export function SimulationPilot({ title, intro, items }: typeof simulationPage.pilot) {
  return (
    <Section id="pilot" title={title} intro={intro} size="tight" rule={false} className="bg-raised">
      <dl className="grid gap-x-8 gap-y-6 md:grid-cols-2 lg:grid-cols-4">
        {items.map(({ title: name, text }) => (
          <div key={name} className="border-t border-quiet pt-4">
            <dt className="text-subheading">{name}</dt>
            <dd className="mt-2 max-w-[36rem]">{text}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
