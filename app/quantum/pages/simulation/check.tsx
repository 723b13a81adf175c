import { useId } from "react";
import type { simulationPage } from "#app/content/quantum/simulation.ts";
import { FullFigure } from "#app/quantum/sections/full-figure.tsx";
import { Container } from "#app/ui/container.tsx";
import { Fold } from "#app/ui/fold.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import h2Figure from "./h2.figure.ts?figure";

/** A curve that anyone can verify, over the whole screen, and what it does and does not show. */
export function SimulationCheck({ title, more, paragraphs, link }: typeof simulationPage.check) {
  const headingId = useId();
  const [first, second] = paragraphs;
  return (
    <section aria-labelledby={headingId} className="py-section">
      <Container className="grid gap-x-8 gap-y-4 pb-6 lg:grid-cols-12 lg:pb-0">
        <h2 id={headingId} className="text-heading lg:col-span-5">
          {title}
        </h2>
        <p className="max-w-[36rem] text-muted md:text-lead lg:col-span-7">{first}</p>
      </Container>
      <FullFigure figure={h2Figure} />
      <Container className="mt-4 md:mt-8">
        <Fold label={more}>
          <p className="max-w-[42rem] text-muted">{second}</p>
        </Fold>
        <p className="mt-4 md:mt-6">
          <TextLink to={link.to}>{link.label}</TextLink>
        </p>
      </Container>
    </section>
  );
}
