import type { tokenizationPage } from "#app/content/quantum/tokenization.ts";
import { PlainTable } from "#app/quantum/sections/plain-table.tsx";
import { Section } from "#app/ui/section.tsx";

/** On paper, as something to be passed on. */
export function TokenizationExposure({
  title,
  intro,
  note,
  ...table
}: typeof tokenizationPage.exposure) {
  return (
    <Section id="exposure" title={title} intro={intro} rule={false} size="close" className="paper">
      <PlainTable {...table} />
      <p className="mt-6 max-w-[42rem] text-muted">{note}</p>
    </Section>
  );
}
