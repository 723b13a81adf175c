import type { tokenizationPage } from "#app/content/quantum/tokenization.ts";
import { PlainTable } from "#app/quantum/sections/plain-table.tsx";
import { Fold } from "#app/ui/fold.tsx";
import { Section } from "#app/ui/section.tsx";

/** On paper, as something to be passed on. */
export function TokenizationExposure({
  title,
  intro,
  more,
  note,
  ...table
}: typeof tokenizationPage.exposure) {
  return (
    <Section id="exposure" title={title} intro={intro} rule={false} size="close" className="paper">
      <Fold label={more}>
        <PlainTable {...table} />
      </Fold>
      <p className="mt-6 max-w-[42rem] text-muted">{note}</p>
    </Section>
  );
}
