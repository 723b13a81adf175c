import type { simulationPage } from "#app/content/quantum/simulation.ts";
import { FoldRow } from "#app/ui/fold.tsx";
import { Section } from "#app/ui/section.tsx";

/** Whether to order one, before anybody writes. */
export function SimulationPilot({ title, intro, items }: typeof simulationPage.pilot) {
  return (
    <Section
      id="pilot"
      title={title}
      intro={intro}
      layout="column"
      size="tight"
      rule={false}
      className="bg-raised"
    >
      <ul className="grid gap-x-8 md:grid-cols-2 md:gap-y-6 lg:grid-cols-4">
        {items.map(({ title: name, text }) => (
          <li key={name} className="md:border-t md:border-quiet md:pt-4">
            <FoldRow name={name} heading={<h3 className="text-subheading">{name}</h3>}>
              <p className="max-w-[36rem] md:mt-2">{text}</p>
            </FoldRow>
          </li>
        ))}
      </ul>
    </Section>
  );
}
