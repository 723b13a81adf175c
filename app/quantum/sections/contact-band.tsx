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
      <Container className="grid gap-x-8 gap-y-6 py-medium lg:grid-cols-12 lg:items-baseline">
        <h2 id={headingId} className="text-heading lg:col-span-6">
          {title}
        </h2>
        <NoBreak as="p" className="max-w-lead text-lead text-muted lg:col-span-6" text={text} />
        <p className="lg:col-span-6 lg:col-start-7">
          <ButtonLink to={link.to}>{link.label}</ButtonLink>
        </p>
      </Container>
    </section>
  );
}
