import type { tokenizationPage } from "#app/content/quantum/tokenization.ts";
import { Section } from "#app/ui/section.tsx";

/** Five keys, each with what it can do and how it is kept. */
export function TokenizationIssuer({ title, intro, items }: typeof tokenizationPage.issuer) {
  return (
    <Section title={title} intro={intro} layout="split">
      <dl className="border-t border-line">
        {items.map(({ title: name, text }) => (
          <div
            key={name}
            className="grid gap-x-8 gap-y-1 border-b border-line py-4 sm:grid-cols-[8rem_1fr]"
          >
            <dt className="font-mono text-accent">{name}</dt>
            <dd className="max-w-[38rem] text-muted">{text}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
