import type { contactPage } from "#app/content/quantum/contact.ts";
import { Section } from "#app/ui/section.tsx";

/** The way from a message to work, as stations on one line. */
export function ContactSteps({ title, items }: typeof contactPage.steps) {
  return (
    <Section title={title}>
      <ol className="grid border-l border-quiet lg:grid-cols-4 lg:border-t lg:border-l-0">
        {items.map((item) => (
          <li
            key={item.title}
            className="relative pb-10 pl-7 last:pb-0 lg:pt-7 lg:pr-8 lg:pb-0 lg:pl-0"
          >
            <span
              aria-hidden="true"
              className="absolute top-2 -left-1.25 size-2.5 rounded-full bg-accent lg:-top-1.25 lg:left-0"
            />
            <h3 className="text-heading">{item.title}</h3>
            <p className="mt-2 max-w-[34rem] text-muted">{item.text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
