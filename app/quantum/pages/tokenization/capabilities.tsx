import type { tokenizationPage } from "#app/content/quantum/tokenization.ts";
import { Fold } from "#app/ui/fold.tsx";
import { NoBreak } from "#app/ui/no-break.tsx";
import { Section } from "#app/ui/section.tsx";

/** The parts of a migration: each in a sentence, the rest of it folded. */
export function TokenizationCapabilities({
  title,
  intro,
  items,
}: typeof tokenizationPage.capabilities) {
  return (
    <Section title={title} intro={intro} padding="small">
      <ul>
        {items.map(({ title: name, text, more }) => (
          <li key={name}>
            <Fold title={<NoBreak text={name} />} heading="h3" lead={<NoBreak text={text} />}>
              <p className="max-w-prose">
                <NoBreak text={more} />
              </p>
            </Fold>
          </li>
        ))}
      </ul>
    </Section>
  );
}
