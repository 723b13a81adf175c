import { useId } from "react";
import type { labHome } from "#app/content/lab/home.ts";
import { ContactForm } from "#app/lab/pages/home/contact-form/contact-form.tsx";
import { Container } from "#app/ui/container.tsx";
import { TextLink, textLinkStyle } from "#app/ui/text-link.tsx";
import { touchTarget } from "#app/ui/touch-target.ts";
import { siteConfig } from "#site.config";

export function HomeContact({ title, text, terms, emailLabel, emailOnly }: typeof labHome.contact) {
  const headingId = useId();
  const { contactEndpoint, email } = siteConfig;
  const isLocal = contactEndpoint === null || contactEndpoint === "off";
  return (
    <section id="contact" aria-labelledby={headingId}>
      <Container className="grid gap-x-8 gap-y-10 block-space lg:grid-cols-12">
        <div className="lg:col-span-5">
          <h2 id={headingId} className="text-heading">
            {title}
          </h2>
          <p className="mt-5 max-w-[30rem] text-lead text-muted">{text}</p>
          <p className="mt-4">
            <TextLink to={terms.to} className={touchTarget}>
              {terms.label}
            </TextLink>
          </p>
          <p className="mt-8 text-small text-muted">{isLocal ? emailOnly : emailLabel}</p>
          <p>
            <a href={`mailto:${email}`} className={`text-lead ${textLinkStyle}`}>
              {email}
            </a>
          </p>
        </div>
        <div className="lg:col-span-6 lg:col-start-7">
          <ContactForm />
        </div>
      </Container>
    </section>
  );
}
