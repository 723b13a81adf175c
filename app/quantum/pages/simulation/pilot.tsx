import type { simulationPage } from "#app/content/quantum/simulation.ts";
import { OfferRow } from "#app/quantum/sections/offer.tsx";
import { Illustrative } from "#app/ui/illustrative.tsx";
import { Section } from "#app/ui/section.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import worstError from "./accuracy.data.ts";

/** Whether to order one, what is received and what ends it, before anybody writes; then the claim, beside what was computed. */
export function SimulationPilot(words: typeof simulationPage.pilot) {
  const { title, intro, size, items, claim, note, accuracy, link } = words;
  return (
    <Section id="pilot" title={title} intro={intro} padding="medium" rule={false}>
      <OfferRow name="pilot" heading="h3" />
      <ul className="mt-7 grid gap-x-8 gap-y-6 md:grid-cols-3">
        <li>
          <h3 className="text-item">
            <span className="mr-3 text-number font-medium text-accent md:max-lg:block">
              {size.number}
            </span>
            {size.title}
          </h3>
          <p className="mt-2 max-w-lead text-muted">{size.text}</p>
        </li>
        {items.map(({ title: name, text }) => (
          <li key={name}>
            <h3 className="text-item">{name}</h3>
            <p className="mt-2 max-w-lead text-muted">{text}</p>
          </li>
        ))}
      </ul>
      <div className="mt-10 grid gap-x-8 gap-y-3 border-t border-line pt-7 md:grid-cols-3">
        <p className="text-subheading font-medium">
          <Illustrative />
          {claim}
        </p>
        <p className="text-muted">{note}</p>
        <div>
          <p>{accuracy(worstError)}</p>
          <TextLink to={link.to}>{link.label}</TextLink>
        </div>
      </div>
    </Section>
  );
}
