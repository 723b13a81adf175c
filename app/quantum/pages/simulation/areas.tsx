import type { simulationPage } from "#app/content/quantum/simulation.ts";
import { Figure } from "#app/figures/figure.tsx";
import { FigureKey } from "#app/quantum/sections/figure-key.tsx";
import { Fold } from "#app/ui/fold.tsx";
import { NoBreak } from "#app/ui/no-break.tsx";
import { Section } from "#app/ui/section.tsx";
import entanglementFigure from "./entanglement.figure.ts";

/** Five methods, each beside the expression that decides about it; above, where one of them ends and another does not. */
export function SimulationAreas(words: typeof simulationPage.areas) {
  const { title, intro, stopsLabel, legend, items } = words;
  return (
    <Section
      title={title}
      intro={intro}
      padding="medium"
      ground="simulation"
      bleed={
        <Figure figure={entanglementFigure} width="window">
          <FigureKey
            items={[
              { label: legend.held, shape: "line", look: { stroke: "accent", width: 2 } },
              { label: legend.beyond, shape: "line", look: { stroke: { phase: 0.5 }, width: 2 } },
            ]}
          />
        </Figure>
      }
    >
      <ol>
        {items.map(({ title: name, formula, lead, text, stops }, index) => (
          <li key={name}>
            <Fold
              number={index + 1}
              title={<NoBreak text={name} />}
              heading="h3"
              lead={
                <>
                  <span className="block text-accent">{formula}</span>
                  {lead}
                </>
              }
            >
              <p>
                <NoBreak text={text} />
              </p>
              <p className="text-muted">
                <span className="block font-mono text-label text-accent">{stopsLabel}</span>
                {stops}
              </p>
            </Fold>
          </li>
        ))}
      </ol>
    </Section>
  );
}
