import type { labHome } from "#app/content/lab/home.ts";
import { ContactForm } from "#app/lab/pages/home/contact-form/contact-form.tsx";
import { Section } from "#app/ui/section.tsx";
import { TextLink, textLinkStyle } from "#app/ui/text-link.tsx";
import { touchTarget } from "#app/ui/touch-target.ts";
import { siteConfig } from "#site.config";

export function HomeContact({ title, text, terms, emailLabel, emailOnly }: typeof labHome.contact) {
  const { contactEndpoint, email } = siteConfig;
  const isLocal = contactEndpoint === null || contactEndpoint === "off";
  return (
    <Section id="contact" title={title} padding="medium">
      <div className="grid gap-x-8 gap-y-10 lg:grid-cols-12">
        <div className="lg:col-span-5">
          <p className="max-w-note text-lead text-muted">{text}</p>
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
      </div>
    </Section>
  );
}
