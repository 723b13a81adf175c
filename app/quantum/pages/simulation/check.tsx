import type { simulationPage } from "#app/content/quantum/simulation.ts";
import { Figure } from "#app/figures/figure.tsx";
import { Fold } from "#app/ui/fold.tsx";
import { Section } from "#app/ui/section.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import accuracy from "./accuracy.data.ts";
import h2Figure from "./h2.figure.ts";

/** A curve that anyone can verify, across the page, and what it does and does not show. */
export function SimulationCheck({
  title,
  paragraphs,
  more,
  accuracy: sayAccuracy,
  link,
}: typeof simulationPage.check) {
  const [first, second] = paragraphs;
  return (
    <Section title={title} intro={first} padding="medium">
      <Figure figure={h2Figure} width="page" />
      <div className="mt-8 grid gap-x-8 gap-y-6 lg:grid-cols-12">
        <Fold title={more} when="phone" className="lg:col-span-7">
          <p className="max-w-prose text-muted">{second}</p>
        </Fold>
        <p className="lg:col-span-5">
          {sayAccuracy(accuracy)} <TextLink to={link.to}>{link.label}</TextLink>
        </p>
      </div>
    </Section>
  );
}
