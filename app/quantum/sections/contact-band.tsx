import { useId } from "react";
import type { NextStep } from "#app/content/types.ts";
import { ButtonLink } from "#app/ui/button-link.tsx";
import { Container } from "#app/ui/container.tsx";
import { onGround } from "#app/ui/grounds.ts";
import { NoBreak } from "#app/ui/no-break.tsx";

/** The one next step with which a page ends: its words and its button across from the title. */
export function ContactBand({ title, text, link }: NextStep) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} {...onGround("raised")}>
      <Container className="grid gap-x-8 gap-y-6 py-medium lg:grid-cols-2">
        <h2 id={headingId} className="text-heading lg:row-span-2">
          {title}
        </h2>
        <p className="max-w-lead text-lead text-muted">
          <NoBreak text={text} />
        </p>
        <p>
          {/* The letter is shown by `:target`, which only the browser's own navigation sets. */}
          <ButtonLink to={link.to} reloadDocument={link.to.includes("/contact#")}>
            {link.label}
          </ButtonLink>
        </p>
      </Container>
    </section>
  );
}
