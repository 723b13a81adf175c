import type { contactPage } from "#app/content/quantum/contact.ts";
import { TextLinks } from "#app/quantum/sections/text-links.tsx";
import { Section } from "#app/ui/section.tsx";

/** What a buyer's lawyer asks first, as proposals for the scope. */
export function ContactTerms({ title, intro, items, links }: typeof contactPage.terms) {
  return (
    <Section id="terms" title={title} intro={intro} padding="medium" ground="paper">
      <dl className="grid gap-x-8 gap-y-8 md:grid-cols-2 lg:grid-cols-3">
        {items.map(({ title: name, text }) => (
          <div key={name} className="border-t border-quiet pt-4">
            <dt className="text-item font-medium">{name}</dt>
            <dd className="mt-2 max-w-lead text-muted">{text}</dd>
          </div>
        ))}
      </dl>
      <TextLinks links={links} className="mt-8 flex flex-wrap gap-x-8" />
    </Section>
  );
}
