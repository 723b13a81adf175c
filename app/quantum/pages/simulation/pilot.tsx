import type { simulationPage } from "#app/content/quantum/simulation.ts";
import { Figure } from "#app/figures/figure.tsx";
import { OfferRow, Terms } from "#app/quantum/sections/offer.tsx";
import { Illustrative } from "#app/ui/illustrative.tsx";
import { Section } from "#app/ui/section.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import ironSulfur from "./iron-sulfur.figure.ts";
import numbers from "./pilot.data.ts";

/** Whether to order one, what was solved, what is received and what ends it, before anybody writes. */
export function SimulationPilot(words: typeof simulationPage.pilot) {
  const { title, intro, size, items, molecule, claim, bound, link } = words;
  return (
    <Section id="pilot" title={title} intro={intro} padding="medium" rule={false}>
      <div className="grid gap-x-8 gap-y-6 border-y border-line py-7 md:grid-cols-3">
        <div>
          <h3 className="text-item">
            <span className="mr-3 text-number font-medium text-accent md:max-lg:block">
              {size.number}
            </span>{" "}
            {size.title}
          </h3>
          <p className="mt-2">{size.text}</p>
        </div>
        <Terms items={items} />
      </div>
      <div className="grid gap-x-8 gap-y-6 border-b border-line py-7 lg:grid-cols-12">
        <div className="lg:col-span-4">
          <h3 className="text-item">{molecule.title}</h3>
          <p className="mt-2">{molecule.text(numbers)}</p>
          <p className="mt-5 text-caption">
            <Illustrative isInline /> {claim}
          </p>
          <p className="mt-1 text-caption text-muted">
            {bound} <TextLink to={link.to}>{link.label}</TextLink>
          </p>
        </div>
        <Figure figure={ironSulfur} className="lg:col-span-8" />
      </div>
      <OfferRow name="pilot" heading="h3" />
    </Section>
  );
}
