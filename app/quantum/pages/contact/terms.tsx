import type { contactPage } from "#app/content/quantum/contact.ts";
import { Section } from "#app/ui/section.tsx";

/** What a buyer's lawyer asks first, as proposals for the scope. */
export function ContactTerms({ title, intro, items }: typeof contactPage.terms) {
  return (
    <Section id="terms" title={title} intro={intro} layout="split">
      <dl className="border-t border-line">
        {items.map(({ title: name, text }) => (
          <div
            key={name}
            className="grid gap-x-8 gap-y-1 border-line not-last:border-b py-4 sm:grid-cols-[10rem_1fr]"
          >
            <dt className="font-medium">{name}</dt>
            <dd className="max-w-[34rem] text-muted">{text}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
