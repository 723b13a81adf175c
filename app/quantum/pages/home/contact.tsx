import type { quantumHome } from "#app/content/quantum/home.ts";
import type { NextStep } from "#app/content/types.ts";
import { ButtonLink } from "#app/ui/button-link.tsx";
import { Container } from "#app/ui/container.tsx";
import { onGround } from "#app/ui/grounds.ts";

/** Two ways to write: Get Started of the lab's service pages leads here too, and finds its own beside ours. */
export function HomeContact({ lab, ...division }: typeof quantumHome.contact) {
  return (
    <section id="contact" aria-labelledby="contact-title" {...onGround("raised")}>
      <Container className="grid gap-x-8 gap-y-8 py-medium md:grid-cols-2">
        <Way {...division} headingId="contact-title" />
        <Way {...lab} />
      </Container>
    </section>
  );
}

interface WayProps extends NextStep {
  headingId?: string;
}

function Way({ title, text, link, headingId }: WayProps) {
  return (
    <div className="max-w-lead border-t-2 border-quiet pt-5">
      <h2 id={headingId} className="text-heading text-balance">
        {title}
      </h2>
      <p className="mt-3 text-lead text-muted">{text}</p>
      <p className="mt-5">
        <ButtonLink to={link.to}>{link.label}</ButtonLink>
      </p>
    </div>
  );
}
