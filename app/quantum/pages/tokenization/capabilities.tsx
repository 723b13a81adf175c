import type { tokenizationPage } from "#app/content/quantum/tokenization.ts";
import { Ledger } from "#app/ui/ledger.tsx";
import { Section } from "#app/ui/section.tsx";

export function TokenizationCapabilities({
  title,
  intro,
  items,
}: typeof tokenizationPage.capabilities) {
  return (
    <Section title={title} intro={intro} layout="split">
      <Ledger items={items} />
    </Section>
  );
}
