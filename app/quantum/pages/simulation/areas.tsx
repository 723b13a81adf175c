import type { simulationPage } from "#app/content/quantum/simulation.ts";
import { HowComputed } from "#app/figures/figure.tsx";
import { FigurePicture } from "#app/figures/picture.tsx";
import { FigureKey } from "#app/quantum/sections/figure-key.tsx";
import { Fold } from "#app/ui/fold.tsx";
import { NoBreak } from "#app/ui/no-break.tsx";
import { Section } from "#app/ui/section.tsx";
import entanglementFigure from "./entanglement.figure.ts";

export function SimulationAreas(words: typeof simulationPage.areas) {
  const { title, stopsLabel, items } = words;
  const { finding = "", caption, table, legend } = entanglementFigure;
  return (
    <>
      <Section
        title={finding}
        padding="medium"
        ground="simulation"
        bleed={<FigurePicture figure={entanglementFigure} />}
      >
        <div className="-mt-4 grid items-start gap-x-8 gap-y-4 lg:-mt-10 lg:grid-cols-2">
          <FigureKey items={legend} />
          <HowComputed caption={caption} table={table} />
        </div>
      </Section>
      <Section title={title} padding="small" ground="simulation" rule={false}>
        <ol>
          {items.map(({ title: name, lead, text, stops }, index) => (
            <li key={name}>
              <Fold number={index + 1} title={<NoBreak text={name} />} heading="h3" lead={lead}>
                <NoBreak as="p" text={text} />
                <p className="text-muted">
                  <span className="block text-label text-accent">{stopsLabel}</span>
                  {stops}
                </p>
              </Fold>
            </li>
          ))}
        </ol>
      </Section>
    </>
  );
}
