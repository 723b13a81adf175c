import type { simulationPage } from "#app/content/quantum/simulation.ts";
import { Illustrative } from "#app/ui/illustrative.tsx";
import { Section } from "#app/ui/section.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import worstError from "./accuracy.data.ts";

/** The limits, set larger than running text, and beside the claim what was computed. */
export function SimulationLimits(words: typeof simulationPage.limits) {
  const { title, items, claim, note, accuracy, link } = words;
  return (
    <Section title={title} padding="medium">
      <ul className="grid gap-x-8 gap-y-4 md:grid-cols-2 md:gap-y-10">
        {items.map((item) => (
          <li key={item} className="border-t border-quiet pt-3 md:pt-5 md:text-item">
            {item}
          </li>
        ))}
      </ul>
      <div className="mt-10 grid gap-x-8 gap-y-3 md:grid-cols-2">
        <div>
          <p className="text-subheading font-medium">
            <Illustrative />
            {claim}
          </p>
          <p className="mt-3 max-w-lead text-muted">{note}</p>
        </div>
        <p className="max-w-lead md:self-end">
          {accuracy(worstError)} <TextLink to={link.to}>{link.label}</TextLink>
        </p>
      </div>
    </Section>
  );
}
