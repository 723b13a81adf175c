import type { simulationPage } from "#app/content/quantum/simulation.ts";
import { FigureView } from "#app/figures/figure-view.tsx";
import { h2Curve } from "#app/figures/generated/h2-curve.ts";
import { Section } from "#app/ui/section.tsx";
import { TextLink } from "#app/ui/text-link.tsx";

/** A curve that anyone can verify, and what it does and does not show. */
export function SimulationCheck({ title, paragraphs, link }: typeof simulationPage.check) {
  const [first, second] = paragraphs;
  return (
    <Section title={title} layout="split">
      <FigureView figure={h2Curve} className="max-w-[42rem]" />
      <p className="mt-10 max-w-[42rem] text-lead">{first}</p>
      <p className="mt-5 max-w-[42rem] text-muted">{second}</p>
      <p className="mt-6">
        <TextLink to={link.to}>{link.label}</TextLink>
      </p>
    </Section>
  );
}
