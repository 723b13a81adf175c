import type { tokenizationPage } from "#app/content/quantum/tokenization.ts";
import { Fold } from "#app/ui/fold.tsx";
import { NoBreak } from "#app/ui/no-break.tsx";
import { Section } from "#app/ui/section.tsx";

/** The order of a migration, a line for each step. */
export function TokenizationCapabilities({
  title,
  intro,
  items,
}: typeof tokenizationPage.capabilities) {
  return (
    <Section title={title} intro={intro} layout="split" padding="medium">
      <ol>
        {items.map(({ title: name, text }, index) => (
          <li key={name}>
            <Fold number={index + 1} title={<NoBreak text={name} />} heading="h3">
              <p className="max-w-prose">
                <NoBreak text={text} />
              </p>
            </Fold>
          </li>
        ))}
      </ol>
    </Section>
  );
}
