import type { contactPage } from "#app/content/quantum/contact.ts";
import { TextLinks } from "#app/quantum/sections/text-links.tsx";
import { Section } from "#app/ui/section.tsx";

/** What a buyer's lawyer asks first, as proposals for the scope. */
export function ContactTerms({ title, intro, items, pricing, vendor }: typeof contactPage.terms) {
  return (
    <Section id="terms" title={title} intro={intro} padding="medium">
      <dl className="grid gap-x-8 gap-y-10 md:grid-cols-2 lg:grid-cols-6">
        {items.map(({ title: name, text }, index) => (
          <div key={name} className={index < 2 ? "lg:col-span-3" : "lg:col-span-2"}>
            <dt className="border-t border-quiet pt-4 text-item">{name}</dt>
            <dd className="mt-2 max-w-lead">{text}</dd>
          </div>
        ))}
      </dl>
      <TextLinks links={[pricing, vendor]} className="mt-10 flex flex-wrap gap-x-8" />
    </Section>
  );
}
