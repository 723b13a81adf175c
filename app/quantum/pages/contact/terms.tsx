import type { contactPage } from "#app/content/quantum/contact.ts";
import { Answer } from "#app/quantum/sections/answer.tsx";
import { TextLinks } from "#app/quantum/sections/text-links.tsx";
import { Section } from "#app/ui/section.tsx";

/** What a buyer's lawyer asks first, as proposals for the scope. */
export function ContactTerms({ title, intro, items, links }: typeof contactPage.terms) {
  return (
    <Section id="terms" title={title} intro={intro} padding="medium" ground="paper">
      <ul className="grid gap-x-8 md:grid-cols-2 md:gap-y-8 lg:grid-cols-3">
        {items.map((term) => (
          <li key={term.title} className="md:border-t md:border-quiet md:pt-4">
            <Answer {...term} />
          </li>
        ))}
      </ul>
      <TextLinks links={links} className="mt-8 flex flex-wrap gap-x-8" />
    </Section>
  );
}
