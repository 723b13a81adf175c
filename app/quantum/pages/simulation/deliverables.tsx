import type { simulationPage } from "#app/content/quantum/simulation.ts";
import { FoldRow } from "#app/ui/fold.tsx";
import { Section } from "#app/ui/section.tsx";
import { TextLink } from "#app/ui/text-link.tsx";

/** A handover sheet: what is delivered, and the test that accepts it. */
export function SimulationDeliverables({
  title,
  intro,
  acceptedLabel,
  items,
  more,
}: typeof simulationPage.deliverables) {
  return (
    <Section title={title} intro={intro} layout="column" size="tight">
      <ul className="md:border-t md:border-line">
        {items.map(({ title: name, text, accepted }) => (
          <li key={name} className="md:border-b md:border-line md:py-5">
            <FoldRow
              name={name}
              heading={<h3 className="text-subheading">{name}</h3>}
              className="gap-x-8 lg:grid lg:grid-cols-[1fr_2fr]"
            >
              <div className="grid gap-x-8 gap-y-2 md:mt-1 md:grid-cols-2">
                <p>{text}</p>
                <p className="text-muted">
                  <span className="block font-mono text-label text-accent">{acceptedLabel}</span>
                  {accepted}
                </p>
              </div>
            </FoldRow>
          </li>
        ))}
      </ul>
      <p className="mt-6">
        <TextLink to={more.to}>{more.label}</TextLink>
      </p>
    </Section>
  );
}
