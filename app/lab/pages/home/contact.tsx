import { useId } from "react";
import type { labHome } from "#app/content/lab/home.ts";
import { ContactForm } from "#app/lab/pages/home/contact-form/contact-form.tsx";
import { Container } from "#app/ui/container.tsx";
import { textLinkStyle } from "#app/ui/text-link.tsx";
import { siteConfig } from "#site.config";

export function HomeContact({ title, text, emailLabel }: typeof labHome.contact) {
  const headingId = useId();
  return (
    <section id="contact" aria-labelledby={headingId}>
      <Container className="grid gap-x-8 gap-y-10 block-space lg:grid-cols-12">
        <div className="lg:col-span-5">
          <h2 id={headingId} className="text-heading">
            {title}
          </h2>
          <p className="mt-5 max-w-[30rem] text-lead text-muted">{text}</p>
          <p className="mt-8 text-small text-quiet">{emailLabel}</p>
          <p>
            <a href={`mailto:${siteConfig.email}`} className={`text-lead ${textLinkStyle}`}>
              {siteConfig.email}
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
