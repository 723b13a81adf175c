import type { quantumHome } from "#app/content/quantum/home.ts";
import { Ledger } from "#app/ui/ledger.tsx";
import { Section } from "#app/ui/section.tsx";

export function HomeCapabilities({ title, intro, items }: typeof quantumHome.capabilities) {
  return (
    <Section title={title} intro={intro}>
      <Ledger items={items} columns={2} />
    </Section>
  );
}
