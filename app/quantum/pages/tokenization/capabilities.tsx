import type { tokenizationPage } from "#app/content/quantum/tokenization.ts";
import { Fold } from "#app/ui/fold.tsx";
import { NoBreak } from "#app/ui/no-break.tsx";
import { Section } from "#app/ui/section.tsx";

/** The order of a migration: each step in a sentence, the rest of it folded. */
export function TokenizationCapabilities({
  title,
  intro,
  more,
  items,
}: typeof tokenizationPage.capabilities) {
  return (
    <Section title={title} intro={intro} layout="split" padding="small">
      <ol>
        {items.map(({ title: name, text, more: rest }, index) => (
          <li key={name} className="grid grid-cols-[1.25rem_1fr] gap-x-4 border-t border-line pt-4">
            <span aria-hidden="true" className="tabular text-item text-accent">
              {index + 1}
            </span>
            <div>
              <h3 className="text-item">
                <NoBreak text={name} />
              </h3>
              <p className="mt-2 max-w-prose">
                <NoBreak text={text} />
              </p>
              <Fold title={more} kind="quiet" className="border-none">
                <p className="max-w-prose">
                  <NoBreak text={rest} />
                </p>
              </Fold>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}
