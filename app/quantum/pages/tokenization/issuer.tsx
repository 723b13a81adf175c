import type { tokenizationPage } from "#app/content/quantum/tokenization.ts";
import { NoBreak } from "#app/ui/no-break.tsx";
import { Section } from "#app/ui/section.tsx";

/** Five keys by their names, each with what it can do and how it is kept. */
export function TokenizationIssuer({ title, intro, items }: typeof tokenizationPage.issuer) {
  return (
    <Section title={title} intro={<NoBreak text={intro} />} padding="small">
      <dl className="grid gap-x-8 gap-y-3 sm:grid-cols-2 lg:grid-cols-5">
        {items.map(({ title: name, text }) => (
          <div key={name} className="border-quiet sm:border-t sm:pt-3">
            <dt className="text-item">{name}</dt>
            <dd className="mt-1 max-w-lead text-muted">
              <NoBreak text={text} />
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
