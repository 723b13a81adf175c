import type { contactPage } from "#app/content/quantum/contact.ts";
import { cx } from "#app/lib/cx.ts";
import { Section } from "#app/ui/section.tsx";

/** The way from a message to work, as stations on one line; the first day is marked hour by hour. */
export function ContactSteps({ title, items }: typeof contactPage.steps) {
  return (
    <Section title={title} padding="medium">
      <ol className="grid border-l-2 border-quiet lg:grid-cols-4 lg:border-t-2 lg:border-l-0">
        {items.map((item, index) => (
          <li
            key={item.title}
            className="relative pb-10 pl-8 last:pb-0 lg:pt-10 lg:pr-8 lg:pb-0 lg:pl-0"
          >
            {index === 0 && <Hours />}
            <span
              aria-hidden="true"
              className="absolute top-2 -left-2.25 size-4 rounded-full bg-accent lg:-top-2.25 lg:left-0"
            />
            <h3
              className={cx("text-subheading lg:max-xl:min-h-[2.3em]", index > 0 && "lg:text-wrap")}
            >
              {item.title}
            </h3>
            <p className="mt-3 max-w-lead">{item.text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}

const hours = Array.from({ length: 24 }, (_, hour) => `M${hour + 1} 0v1`).join("");

/** 24 strokes over the line's first part. */
function Hours() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 24 1"
      preserveAspectRatio="none"
      className="absolute -top-4 left-0 h-3.5 w-full text-accent max-lg:hidden"
    >
      <path d={hours} stroke="currentColor" strokeWidth="1.5" vectorEffect="non-scaling-stroke" />
    </svg>
  );
}
