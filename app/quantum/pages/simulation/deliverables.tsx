import type { simulationPage } from "#app/content/quantum/simulation.ts";
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
    <Section title={title} intro={intro} layout="split" rule={false}>
      <ul className="border-t border-line">
        {items.map(({ title: name, text, accepted }) => (
          <li key={name} className="grid gap-x-8 gap-y-2 border-b border-line py-5 sm:grid-cols-2">
            <div>
              <h3 className="font-medium">{name}</h3>
              <p className="mt-1 text-muted">{text}</p>
            </div>
            <p className="font-mono text-label">
              <span className="block text-quiet">{acceptedLabel}</span>
              {accepted}
            </p>
          </li>
        ))}
      </ul>
      <p className="mt-6">
        <TextLink to={more.to}>{more.label}</TextLink>
      </p>
    </Section>
  );
}
