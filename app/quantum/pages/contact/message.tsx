import { type ReactNode, useId } from "react";
import type { contactPage } from "#app/content/quantum/contact.ts";
import { type FirstEmail, firstEmails, letterWords } from "#app/content/quantum/first-emails.ts";
import { firstEmailLink, questionsOf } from "#app/quantum/sections/first-email.ts";
import { onGround } from "#app/styles/grounds.ts";
import { buttonStyle } from "#app/ui/button-link.tsx";
import { CopyButton } from "#app/ui/copy-button.tsx";
import { Section } from "#app/ui/section.tsx";
import { lineLinkStyle } from "#app/ui/text-link.tsx";
import { siteConfig } from "#site.config";

type Message = typeof contactPage.message;

/**
 * The first message, line by line. A link with a fragment shows the email about what was pressed, by `:target` and
 * without script; every other visitor sees the general one.
 */
export function ContactMessage(message: Message) {
  const { title, intro, subject, items } = message;
  return (
    <Section id="message" title={title} intro={intro} padding="small" rule={false}>
      <div className="first-emails">
        {Object.entries(firstEmails).map(([id, email]) => (
          <EmailSheet key={id} id={id} email={email} message={message} />
        ))}
        <EmailSheet email={{ subject, items }} message={message} />
      </div>
    </Section>
  );
}

interface EmailSheetProps {
  id?: string;
  email: Omit<FirstEmail, "about"> & Partial<FirstEmail>;
  message: Message;
}

function EmailSheet({ id, email, message }: EmailSheetProps) {
  const { labels, general, write, note } = message;
  const questionsId = useId();
  return (
    <div id={id} className="first-email scroll-mt-28">
      <div {...onGround("paper")}>
        <div className="p-5 sm:p-10 lg:grid lg:grid-cols-3 lg:grid-rows-[auto_1fr] lg:gap-8">
          <dl className="max-lg:mb-4 max-lg:border-b max-lg:border-line max-lg:pb-4 lg:pt-1.75 lg:*:block">
            {email.about && (
              <Line label={labels.about}>
                <About about={email.about} general={general} />
              </Line>
            )}
            <Line label={labels.to}>{siteConfig.email}</Line>
            <Line label={labels.subject}>{email.subject}</Line>
          </dl>
          <dl id={questionsId} className="lg:col-span-2 lg:row-span-2">
            {email.items.map(({ title, text }) => (
              <Line key={title} label={title}>
                {text}
              </Line>
            ))}
          </dl>
          <div className="max-lg:pt-6">
            <p className="flex flex-wrap items-center gap-x-5 gap-y-2">
              <a href={firstEmailLink(email)} className={buttonStyle.filled}>
                {write}
              </a>
              <CopyButton
                value={() => questionsOf(email)}
                sourceId={questionsId}
                labels={letterWords.copy}
                className={`${lineLinkStyle} cursor-pointer print:hidden noscript:hidden`}
              />
            </p>
            <p className="mt-4 text-small text-muted">{note}</p>
          </div>
        </div>
      </div>
    </div>
  );
}

function Line({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="grid gap-x-8 gap-y-1 py-1.5 sm:grid-cols-[9rem_1fr] sm:items-baseline">
      <dt className="text-label text-accent sm:text-small">{label}</dt>
      <dd className="wrap-anywhere text-lead">{children}</dd>
    </div>
  );
}

/** A press leads back to the general email. */
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
