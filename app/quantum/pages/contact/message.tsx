import type { contactPage } from "#app/content/quantum/contact.ts";
import { cx } from "#app/lib/cx.ts";
import { buttonShape } from "#app/ui/button-link.tsx";
import { Section } from "#app/ui/section.tsx";
import { useFirstEmail } from "./first-email.ts";

/** The first message as a sheet, line by line. */
export function ContactMessage({ title, intro, write, items, limit }: typeof contactPage.message) {
  const href = useFirstEmail();
  return (
    <Section title={title} intro={intro} layout="split" rule={false}>
      <ul className="paper p-6 sm:p-10">
        {items.map((item) => (
          <li
            key={item.title}
            className="grid gap-x-8 gap-y-1 py-3 sm:grid-cols-[9rem_1fr] sm:items-baseline"
          >
            <h3 className="font-mono text-label text-accent">{item.title}</h3>
            <p className="max-w-[34rem] text-lead">{item.text}</p>
          </li>
        ))}
      </ul>
      <p className="mt-6">
        <a href={href} className={cx(buttonShape, "border-quiet hover:border-ink")}>
          {write}
        </a>
      </p>
      <p className="mt-6 max-w-[42rem] text-small text-quiet">{limit}</p>
    </Section>
  );
}
