import { useId } from "react";
import type { NextStep } from "#app/content/types.ts";
import { ButtonLink } from "#app/ui/button-link.tsx";
import { Container } from "#app/ui/container.tsx";

export interface ContactBandProps extends NextStep {
  id?: string;
}

/** The one next step with which every page ends. */
export function ContactBand({ id, title, text, link }: ContactBandProps) {
  const headingId = useId();
  return (
    <section id={id} aria-labelledby={headingId} className="border-t border-line bg-raised">
      <Container className="grid gap-8 py-16 md:grid-cols-12 md:items-end md:py-24">
        <div className="md:col-span-8">
          <h2 id={headingId} className="text-title">
            {title}
          </h2>
          <p className="mt-4 max-w-[38rem] text-lead text-muted">{text}</p>
        </div>
        <p className="md:col-span-4 md:text-right">
          <ButtonLink to={link.to}>{link.label}</ButtonLink>
        </p>
      </Container>
    </section>
  );
}
