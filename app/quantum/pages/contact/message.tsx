import type { ReactNode } from "react";
import type { contactPage } from "#app/content/quantum/contact.ts";
import { type Letter, letters } from "#app/content/quantum/letters.ts";
import { firstEmail } from "#app/quantum/sections/first-email.ts";
import { buttonStyle } from "#app/ui/button-link.tsx";
import { onGround } from "#app/ui/grounds.ts";
import { Section } from "#app/ui/section.tsx";
import { siteConfig } from "#site.config";

type Message = typeof contactPage.message;

/**
 * The first message, line by line. A link with a fragment shows the letter about what was pressed, by `:target` and
 * without script; every other visitor sees the general one.
 */
export function ContactMessage(message: Message) {
  const { title, intro, subject, items, labels } = message;
  return (
    <Section id="message" title={title} intro={intro} layout="split" padding="medium">
      <div className="letters">
        {Object.entries(letters).map(([id, letter]) => (
          <LetterSheet key={id} id={id} letter={letter} message={message}>
            <Line label={labels.about}>
              <About about={letter.about} general={message.general} />
            </Line>
          </LetterSheet>
        ))}
        <LetterSheet letter={{ subject, items }} message={message} />
      </div>
    </Section>
  );
}

interface LetterSheetProps {
  id?: string;
  letter: Pick<Letter, "subject" | "items">;
  message: Message;
  children?: ReactNode;
}

function LetterSheet({ id, letter, message: { labels, write }, children }: LetterSheetProps) {
  return (
    <div id={id} className="letter scroll-mt-28">
      <div {...onGround("paper")}>
        <div className="p-5 sm:p-10">
          <dl className="mb-4 border-b border-line pb-4">
            {children}
            <Line label={labels.to}>{siteConfig.email}</Line>
            <Line label={labels.subject}>{letter.subject}</Line>
          </dl>
          <dl>
            {letter.items.map(({ title, text }) => (
              <Line key={title} label={title}>
                {text}
              </Line>
            ))}
          </dl>
          <p className="letter-line pt-6 sm:pt-10">
            <a href={firstEmail(letter)} className={buttonStyle.filled}>
              {write}
            </a>
          </p>
        </div>
      </div>
    </div>
  );
}

function Line({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="letter-line">
      <dt className="font-mono text-label text-accent">{label}</dt>
      <dd className="max-w-lead wrap-anywhere text-lead">{children}</dd>
    </div>
  );
}

/** What the pressed button was about; a press on it leads back to the general letter. */
function About({ about, general }: { about: string; general: string }) {
  return (
    <a href="#message" className={`${buttonStyle.outlined} text-body`}>
      <strong className="font-medium">{about}</strong>
      <span className="sr-only">. {general}</span>
      <svg aria-hidden="true" viewBox="0 0 12 12" width="12" height="12" fill="none">
        <path d="m1 1 10 10M11 1 1 11" stroke="currentColor" strokeWidth="1.5" />
      </svg>
    </a>
  );
}
