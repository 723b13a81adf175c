import type { labHome } from "#app/content/lab/home.ts";
import { Section } from "#app/ui/section.tsx";
import { EmailAddress, TextLink } from "#app/ui/text-link.tsx";
import { siteConfig } from "#site.config";
import { ContactForm } from "./contact-form/contact-form.tsx";

/** The form, and beside it the address and what not to send. */
export function HomeContact({ intro, note, terms, ...head }: typeof labHome.contact) {
  return (
    <Section
      id="contact"
      {...head}
      intro={
        <>
          {intro}
          <EmailAddress
            address={siteConfig.email}
            className="mt-6 block w-fit text-item text-ink wrap-anywhere"
          />
          <span className="mt-6 block border-t border-line pt-3 text-small">
            {note}{" "}
            <TextLink to={terms.to} className="text-ink">
              {terms.label}
            </TextLink>
          </span>
        </>
      }
      layout="split"
      padding="small"
    >
      <ContactForm />
    </Section>
  );
}
