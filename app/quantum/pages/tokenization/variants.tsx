import type { tokenizationPage } from "#app/content/quantum/tokenization.ts";
import datesChecked from "#app/quantum/dates-checked.computed.ts";
import { PlainTable } from "#app/quantum/sections/plain-table.tsx";
import { Fold } from "#app/ui/fold.tsx";
import { NoBreak } from "#app/ui/no-break.tsx";
import { Section } from "#app/ui/section.tsx";

const noteStyle = "mt-4 max-w-prose text-small text-muted";

/** Three kinds of readers, each with a line that opens what differs for them. */
export function TokenizationVariants(words: typeof tokenizationPage.variants) {
  const { title, government, exposure, issuer } = words;
  const { dates } = government;
  return (
    <Section title={title} layout="split" padding="small" ground="paper">
      <Fold title={<NoBreak text={government.title} />} heading="h3">
        <div id="cnsa" className="scroll-mt-28">
          <PlainTable {...dates} />
          <NoBreak as="p" className={noteStyle} text={dates.note(datesChecked)} />
          <NoBreak as="p" className="mt-8 mb-6 max-w-prose" text={government.intro} />
          <PlainTable {...government} />
          <p className={noteStyle}>{government.note}</p>
        </div>
      </Fold>
      <Fold title={exposure.title} heading="h3">
        <div id="exposure" className="scroll-mt-28">
          <NoBreak as="p" className="mb-6 max-w-prose" text={exposure.intro} />
          <PlainTable {...exposure} />
          <NoBreak as="p" className={noteStyle} text={exposure.note} />
        </div>
      </Fold>
      <Fold title={issuer.title} heading="h3">
        <NoBreak as="p" className="max-w-prose" text={issuer.text} />
      </Fold>
    </Section>
  );
}
