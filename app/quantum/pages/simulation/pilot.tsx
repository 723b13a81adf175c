import type { simulationPage } from "#app/content/quantum/simulation.ts";
import { OfferRow, Terms } from "#app/quantum/sections/offer.tsx";
import { Illustrative } from "#app/ui/illustrative.tsx";
import { Section } from "#app/ui/section.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import numbers from "./pilot.data.ts";

/** Whether to order one, what is received and what ends it, before anybody writes; then the claim, beside what was computed. */
export function SimulationPilot(words: typeof simulationPage.pilot) {
  const { title, intro, size, items, claim, bounds, link } = words;
  return (
    <Section id="pilot" title={title} intro={intro} padding="medium" rule={false}>
      <OfferRow name="pilot" heading="h3" />
      <div className="grid gap-x-8 gap-y-6 border-b border-line py-7 md:grid-cols-3">
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
      <div className="grid gap-x-8 gap-y-6 pt-7 md:grid-cols-3">
        <div>
          <p className="text-subheading font-medium">
            <Illustrative />
            {claim}
          </p>
          <TextLink to={link.to}>{link.label}</TextLink>
        </div>
        <Terms items={bounds(numbers)} />
      </div>
    </Section>
  );
}
