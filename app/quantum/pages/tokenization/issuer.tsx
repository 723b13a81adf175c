import type { tokenizationPage } from "#app/content/quantum/tokenization.ts";
import { Fold } from "#app/ui/fold.tsx";
import { NoBreak } from "#app/ui/no-break.tsx";
import { Section } from "#app/ui/section.tsx";

/** Five keys by their names, each with what it can do and how it is kept. */
export function TokenizationIssuer({
  title,
  intro,
  listed,
  items,
}: typeof tokenizationPage.issuer) {
  return (
    <Section title={title} intro={<NoBreak text={intro} />} layout="column" padding="small">
      <Fold title={listed} when="phone">
        <dl className="grid gap-x-8 gap-y-5 sm:grid-cols-2 lg:grid-cols-5">
          {items.map(({ title: name, text }) => (
            <div key={name} className="border-l border-accent pl-5">
              <dt className="text-item">{name}</dt>
              <dd className="mt-1 max-w-lead md:mt-3">
                <NoBreak text={text} />
              </dd>
            </div>
          ))}
        </dl>
      </Fold>
    </Section>
  );
}
