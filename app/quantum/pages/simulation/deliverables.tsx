import type { simulationPage } from "#app/content/quantum/simulation.ts";
import { Section } from "#app/ui/section.tsx";
import { TextLink } from "#app/ui/text-link.tsx";

/** A handover sheet: what is delivered, and the test that accepts it. */
export function SimulationDeliverables({
  title,
  acceptedLabel,
  items,
  more,
}: typeof simulationPage.deliverables) {
  return (
    <Section title={title} padding="small">
      <ul className="border-t border-line">
        {items.map(({ title: name, text, accepted }) => (
          <li key={name} className="grid gap-x-8 gap-y-1 border-b border-line py-3 lg:grid-cols-3">
            <h3 className="text-item">{name}</h3>
            <p>{text}</p>
            <p className="text-muted">
              <span className="font-mono text-label text-accent">{acceptedLabel}</span> {accepted}
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
