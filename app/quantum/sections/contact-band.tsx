import { useId } from "react";
import type { NextStep } from "#app/content/types.ts";
import { cx } from "#app/lib/cx.ts";
import { ButtonLink, type ButtonLinkProps } from "#app/ui/button-link.tsx";
import { Container } from "#app/ui/container.tsx";
import { onGround } from "#app/ui/grounds.ts";
import { NoBreak } from "#app/ui/no-break.tsx";

export interface ContactProps extends NextStep {
  /** `outlined` where the page's one filled action opens it. */
  kind?: ButtonLinkProps["kind"];
}

/** The one next step with which a page ends: the button at the end of its words. */
export function ContactBand(step: ContactProps) {
  return (
    <Closing
      {...step}
      grid="md:grid-cols-12 md:items-end"
      words={{
        title: "md:col-span-8",
        text: "md:col-span-8",
        action: "md:col-span-4 md:text-right print:col-span-12 print:text-left",
      }}
    />
  );
}

/** The same with its words across from the title. */
export function ContactAcross(step: ContactProps) {
  return (
    <Closing
      {...step}
      grid="lg:grid-cols-2"
      words={{ title: "lg:row-span-2", text: "", action: "" }}
    />
  );
}

interface ClosingProps extends ContactProps {
  grid: string;
  words: Record<"title" | "text" | "action", string>;
}

function Closing({ title, text, link, kind, grid, words }: ClosingProps) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} {...onGround("raised")}>
      <Container className={cx("grid gap-x-8 gap-y-6 py-medium", grid)}>
        <h2 id={headingId} className={cx("text-heading", words.title)}>
          {title}
        </h2>
        <p className={cx("max-w-lead text-lead text-muted", words.text)}>
          <NoBreak text={text} />
        </p>
        <p className={words.action}>
          {/* The letter is shown by `:target`, which only the browser's own navigation sets. */}
          <ButtonLink to={link.to} kind={kind} reloadDocument={link.to.includes("/contact#")}>
            {link.label}
          </ButtonLink>
        </p>
      </Container>
    </section>
  );
}
