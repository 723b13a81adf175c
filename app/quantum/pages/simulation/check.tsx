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
    <Section title={title} layout="column" rule={false}>
      <div className="grid gap-x-8 gap-y-10 lg:grid-cols-12">
        <FigureView figure={h2Figure} className="lg:order-1 lg:col-span-8" />
        <div className="lg:col-span-4">
          <p className="text-lead">{first}</p>
          <Fold label={more} className="mt-3 md:mt-5">
            <p className="text-muted">{second}</p>
          </Fold>
          <p className="mt-6">
            <TextLink to={link.to}>{link.label}</TextLink>
          </p>
        </div>
      </div>
    </Section>
  );
}
