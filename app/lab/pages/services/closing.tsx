import { useId } from "react";
import { serviceTemplate } from "#app/content/services/template.ts";
import type { Service } from "#app/content/services/types.ts";
import { onGround } from "#app/styles/grounds.ts";
import { ButtonLink } from "#app/ui/button-link.tsx";
import { Container } from "#app/ui/container.tsx";
import { Title } from "#app/ui/section.tsx";
import { EmailAddress } from "#app/ui/text-link.tsx";
import { siteConfig } from "#site.config";

const { getStarted, email, after } = serviceTemplate;

/** The one next step. */
export function ServiceClosing({ closing }: Pick<Service, "closing">) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} {...onGround("raised")}>
      <Container className="grid gap-x-8 gap-y-5 py-small lg:grid-cols-2">
        <h2 id={headingId} className="max-w-[11em] text-heading text-balance">
          <Title title={closing.title} emphasis={closing.emphasis} />
        </h2>
        <div>
          <p className="max-w-lead text-lead text-muted">{closing.text}</p>
          <p className="mt-7 flex flex-wrap items-center gap-x-5 gap-y-4">
            <ButtonLink to={getStarted.to}>{getStarted.label}</ButtonLink>
            <span className="text-muted">
              {email} <EmailAddress address={siteConfig.email} />
            </span>
          </p>
          <p className="mt-4 text-small text-muted">{after}</p>
        </div>
      </Container>
    </section>
  );
}
