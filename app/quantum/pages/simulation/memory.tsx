import type { simulationPage } from "#app/content/quantum/simulation.ts";
import { Finding, HowComputed } from "#app/figures/figure.tsx";
import memoryFigure from "#app/figures/memory.figure.ts";
import { FigurePicture } from "#app/figures/picture.tsx";
import { Fold } from "#app/ui/fold.tsx";
import { NoBreak } from "#app/ui/no-break.tsx";
import { Section } from "#app/ui/section.tsx";
import numbers from "./numbers.data.ts";

export function SimulationMemory({
  title,
  intro,
  tests,
  more,
  noise,
}: typeof simulationPage.memory) {
  return (
    <Section title={title} intro={intro(numbers.pilot)} padding="medium" ground="paper">
      <div className="grid gap-x-8 gap-y-4 lg:grid-cols-2 lg:items-start lg:gap-y-10">
        <div className="max-lg:mb-8 lg:pr-8">
          <ol>
            {tests.map(({ when, method }) => (
              <li key={when} className="border-t border-line py-4">
                <h3 className="font-medium">{when}</h3>
                <NoBreak as="p" className="mt-1 text-muted" text={method} />
              </li>
            ))}
          </ol>
          <Fold title={more} kind="quiet">
            <NoBreak as="p" text={noise} />
          </Fold>
        </div>
        <FigurePicture figure={memoryFigure} />
        <Finding figure={memoryFigure} />
        <HowComputed {...memoryFigure} />
      </div>
    </Section>
  );
}
