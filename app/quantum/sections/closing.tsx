import { useId } from "react";
import { type FirstEmail, letterWords } from "#app/content/quantum/first-emails.ts";
import type { NextStep } from "#app/content/types.ts";
import { Link } from "#app/navigation/link.tsx";
import { type Ground, onGround } from "#app/styles/grounds.ts";
import { ButtonLink } from "#app/ui/button-link.tsx";
import { Container } from "#app/ui/container.tsx";
import { CopyButton } from "#app/ui/copy-button.tsx";
import { NoBreak } from "#app/ui/no-break.tsx";
import { lineLinkStyle } from "#app/ui/text-link.tsx";
import { questionsOf } from "./first-email.ts";

export interface ClosingProps extends NextStep {
  ground: Ground;
  /** The first email to which the link leads, drawn beside the words. */
  email: Pick<FirstEmail, "subject" | "items">;
}

/** The one next step with which a page ends, beside the letter that it begins. */
export function Closing({ title, text, link, ground, email }: ClosingProps) {
  const headingId = useId();
  const letterId = useId();
  return (
    <section aria-labelledby={headingId} {...onGround(ground)}>
      <Container className="closing">
        <div className="closing-words">
          <h2 id={headingId} className="text-heading text-balance">
            {title}
          </h2>
          <NoBreak as="p" className="mt-4 text-lead text-pretty text-muted" text={text} />
          <p className="mt-6 flex flex-wrap items-center gap-x-7 gap-y-2">
            <ButtonLink to={link.to}>{link.label}</ButtonLink>
            <CopyButton
              value={() => questionsOf(email)}
              sourceId={letterId}
              labels={letterWords.copy}
              className={`${lineLinkStyle} cursor-pointer print:hidden noscript:hidden`}
            />
          </p>
        </div>
        {/* The button leads to the same place; the letter is a larger target for a pointer. */}
        <Link to={link.to} tabIndex={-1} aria-hidden="true" className="letter ground ground-paper">
          <span id={letterId}>
            <LetterLine title={letterWords.subject} text={email.subject} />
            {email.items.map((item) => (
              <LetterLine key={item.title} {...item} />
            ))}
          </span>
        </Link>
      </Container>
    </section>
  );
}

function LetterLine({ title, text }: { title: string; text: string }) {
  return (
    <span className="letter-line">
      <b>{title}</b> <span>{text}</span>
    </span>
  );
}
