import type { simulationPage } from "#app/content/quantum/simulation.ts";
import { Figure } from "#app/figures/figure.tsx";
import { Section } from "#app/ui/section.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import h2Figure from "./h2.figure.ts";

/** A curve that anyone can verify, over the whole screen, and what it does and does not show. */
export function SimulationCheck({ title, paragraphs, link }: typeof simulationPage.check) {
  const [first, second] = paragraphs;
  return (
    <Section title={title} intro={first} bleed={<Figure figure={h2Figure} width="window" />}>
      <p className="max-w-prose text-muted">{second}</p>
      <p className="mt-6">
        <TextLink to={link.to}>{link.label}</TextLink>
      </p>
    </Section>
  );
}
