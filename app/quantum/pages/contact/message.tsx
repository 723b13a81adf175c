import type { ReactNode } from "react";
import type { contactPage } from "#app/content/quantum/contact.ts";
import { type Letter, letters } from "#app/content/quantum/letters.ts";
import { cx } from "#app/lib/cx.ts";
import { buttonStyle } from "#app/ui/button-link.tsx";
import { onGround } from "#app/ui/grounds.ts";
import { Section } from "#app/ui/section.tsx";
import { textLinkStyle } from "#app/ui/text-link.tsx";
import { firstEmail } from "./first-email.ts";

/**
 * The first message, line by line. A link with a fragment shows the letter about what was pressed, by `:target` and
 * without script; every other visitor sees the general one.
 */
export function ContactMessage({
  title,
  intro,
  about,
  write,
  general,
  subject,
  items,
  limit,
}: typeof contactPage.message) {
  return (
    <Section id="message" title={title} intro={intro} layout="split">
      <div className="letters">
        {Object.entries(letters).map(([id, letter]) => (
          <LetterSheet key={id} id={id} {...letter} write={write}>
            <p className="flex flex-wrap items-baseline gap-x-6">
              <span>
                {about} <strong className="font-medium">{letter.about}</strong>
              </span>
              <a href="#message" className={cx(textLinkStyle, "py-3 text-small")}>
                {general}
              </a>
            </p>
          </LetterSheet>
        ))}
        <LetterSheet subject={subject} items={items} write={write} />
      </div>
      <p className="mt-6 max-w-prose text-small text-quiet">{limit}</p>
    </Section>
  );
}

interface LetterSheetProps extends Pick<Letter, "subject" | "items"> {
  id?: string;
  write: string;
  children?: ReactNode;
}

function LetterSheet({ id, subject, items, write, children }: LetterSheetProps) {
  return (
    <div id={id} className="letter scroll-mt-28">
      {children}
      <div {...onGround("paper")}>
        <ul className="p-6 sm:p-10">
          {items.map((item) => (
            <li
              key={item.title}
              className="grid gap-x-8 gap-y-1 py-3 sm:grid-cols-[9rem_1fr] sm:items-baseline"
            >
              <h3 className="font-mono text-label text-accent">{item.title}</h3>
              <p className="max-w-lead text-lead">{item.text}</p>
            </li>
          ))}
        </ul>
      </div>
      <p className="mt-6">
        <a href={firstEmail({ subject, items })} className={buttonStyle.filled}>
          {write}
        </a>
      </p>
    </div>
  );
}
