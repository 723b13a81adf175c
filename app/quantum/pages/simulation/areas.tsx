import { useId } from "react";
import type { simulationPage } from "#app/content/quantum/simulation.ts";
import { FullFigure } from "#app/quantum/sections/full-figure.tsx";
import { NumberedLine, NumberedList } from "#app/quantum/sections/numbered-list.tsx";
import { Container } from "#app/ui/container.tsx";
import entanglementFigure from "./entanglement.figure.ts";

/** Five methods, each beside the expression that decides about it; below, where one of them ends and another does not. */
export function SimulationAreas({ title, intro, stopsLabel, items }: typeof simulationPage.areas) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className="deep deep-violet py-section">
      <Container className="pb-10 lg:pb-20">
        <h2 id={headingId} className="text-heading">
          {title}
        </h2>
        <p className="mt-4 mb-10 max-w-[36rem] text-lead text-muted">{intro}</p>
        <NumberedList>
          {items.map(({ title: name, formula, text, stops }, index) => (
            <NumberedLine key={name} number={index + 1} title={name} label={formula}>
              <p>{text}</p>
              <p className="text-muted">
                <span className="block font-mono text-label text-accent">{stopsLabel}</span>
                {stops}
              </p>
            </NumberedLine>
          ))}
        </NumberedList>
      </Container>
      <FullFigure figure={entanglementFigure} />
    </section>
  );
}
