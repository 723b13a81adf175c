import type { contactPage } from "#app/content/quantum/contact.ts";
import { Section } from "#app/ui/section.tsx";

/** The way from a message to work, as stations on one line that begins in the first and ends with the last. */
export function ContactSteps({ title, items }: typeof contactPage.steps) {
  return (
    <Section title={title} padding="medium">
      <ol className="grid border-l-2 [border-image:linear-gradient(transparent_1rem,var(--quiet)_0)_1] lg:[border-image:linear-gradient(90deg,var(--quiet)_calc(75%+1.5rem),transparent_0)_1] border-quiet max-lg:ml-2 lg:grid-cols-4 lg:gap-x-8 lg:border-t-2 lg:border-l-0">
        {items.map((item) => (
          <li key={item.title} className="relative pb-6 pl-6 last:pb-0 lg:pt-10 lg:pb-0 lg:pl-0">
            <span
              aria-hidden="true"
              className="absolute top-2 -left-2.25 size-4 rounded-full bg-accent lg:-top-2.25 lg:left-0"
            />
            <h3 className="text-subheading text-wrap lg:max-xl:min-h-[2.3em]">{item.title}</h3>
            <p className="mt-1 max-w-lead text-muted lg:mt-3">{item.text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
