import type { simulationPage } from "#app/content/quantum/simulation.ts";
import { FigureView } from "#app/drawing/figure.tsx";
import { Fold } from "#app/ui/fold.tsx";
import { Section } from "#app/ui/section.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import h2Figure from "./h2.figure.ts?figure-inline";

/** A curve that anyone can verify, and what it does and does not show. */
export function SimulationCheck({ title, more, paragraphs, link }: typeof simulationPage.check) {
  const [first, second] = paragraphs;
  return (
    <Section title={title} layout="split" rule={false}>
      <FigureView figure={h2Figure} className="max-w-[42rem]" />
      <p className="mt-10 max-w-[42rem] text-lead">{first}</p>
      <Fold label={more} className="mt-3 md:mt-5">
        <p className="max-w-[42rem] text-muted">{second}</p>
      </Fold>
      <p className="mt-6">
        <TextLink to={link.to}>{link.label}</TextLink>
      </p>
    </Section>
  );
}
