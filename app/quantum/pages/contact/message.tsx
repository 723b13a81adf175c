import type { contactPage } from "#app/content/quantum/contact.ts";
import { Section } from "#app/ui/section.tsx";

/** What goes into the first message, line by line. */
export function ContactMessage({ title, intro, items, limit }: typeof contactPage.message) {
  return (
    <Section title={title} intro={intro} layout="split" rule={false}>
      <ul className="border-t border-line">
        {items.map((item) => (
          <li
            key={item.title}
            className="grid gap-x-8 gap-y-1 border-b border-line py-4 sm:grid-cols-[10rem_1fr]"
          >
            <h3 className="font-medium">{item.title}</h3>
            <p className="max-w-[36rem] text-muted">{item.text}</p>
          </li>
        ))}
      </ul>
      <p className="mt-6 max-w-[42rem] text-small text-quiet">{limit}</p>
    </Section>
  );
}
