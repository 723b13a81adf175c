import type { tokenizationPage } from "#app/content/quantum/tokenization.ts";
import { Fold } from "#app/ui/fold.tsx";
import { NoBreak } from "#app/ui/no-break.tsx";
import { Section } from "#app/ui/section.tsx";

/** The order of a migration: each step in a sentence, the rest of it folded. */
export function TokenizationCapabilities({
  title,
  intro,
  items,
}: typeof tokenizationPage.capabilities) {
  return (
    <Section title={title} intro={intro} padding="small">
      <ol>
        {items.map(({ title: name, text, more }, index) => (
          <li key={name}>
            <Fold
              number={index + 1}
              title={<NoBreak text={name} />}
              heading="h3"
              lead={<NoBreak text={text} />}
            >
              <p className="max-w-prose">
                <NoBreak text={more} />
              </p>
            </Fold>
          </li>
        ))}
      </ol>
    </Section>
  );
}
