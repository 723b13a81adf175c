import type { tokenizationPage } from "#app/content/quantum/tokenization.ts";
import { NoBreak } from "#app/ui/no-break.tsx";
import { Section } from "#app/ui/section.tsx";

/** Five keys by their names, each with what it can do and how it is kept. */
export function TokenizationIssuer({ title, intro, items }: typeof tokenizationPage.issuer) {
  return (
    <Section title={title} intro={intro} layout="column" padding="small">
      <dl className="grid gap-8 sm:grid-cols-2 lg:grid-cols-5">
        {items.map(({ title: name, text }) => (
          <div key={name} className="border-l border-accent pl-5">
            <dt className="text-item">{name}</dt>
            <dd className="mt-3 max-w-lead">
              <NoBreak text={text} />
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
