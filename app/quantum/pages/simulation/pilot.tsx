import { useId } from "react";
import type { simulationPage } from "#app/content/quantum/simulation.ts";
import { FullFigure } from "#app/quantum/sections/full-figure.tsx";
import { Container } from "#app/ui/container.tsx";
import { FoldRow } from "#app/ui/fold.tsx";
import activeSpaceFigure from "./active-space.figure.ts";

/** Whether to order one, before anybody writes; the size that decides, over the whole screen. */
export function SimulationPilot({ title, items }: typeof simulationPage.pilot) {
  const headingId = useId();
  return (
    <section id="pilot" aria-labelledby={headingId} className="pb-10 lg:pb-20">
      <Container>
        <div className="border-t border-line pt-12 pb-6 lg:pt-20 lg:pb-14">
          <h2 id={headingId} className="text-heading">
            {title}
          </h2>
        </div>
      </Container>
      <Container>
        <ul className="mb-8 grid gap-x-8 md:mb-14 md:grid-cols-2 md:gap-y-6 lg:grid-cols-4">
          {items.map(({ title: name, text }) => (
            <li key={name} className="md:border-t md:border-quiet md:pt-4">
              <FoldRow name={name} heading={<h3 className="text-subheading">{name}</h3>}>
                <p className="max-w-[36rem] md:mt-2">{text}</p>
              </FoldRow>
            </li>
          ))}
        </ul>
      </Container>
      <FullFigure figure={activeSpaceFigure} />
    </section>
  );
}
