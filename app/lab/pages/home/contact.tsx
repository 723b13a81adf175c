import type { labHome } from "#app/content/lab/home.ts";
import { ContactForm } from "#app/lab/pages/home/contact-form/contact-form.tsx";
import { Section } from "#app/ui/section.tsx";
import { TextLink } from "#app/ui/text-link.tsx";

export function HomeContact({ note, terms, ...head }: typeof labHome.contact) {
  return (
    <Section id="contact" {...head} layout="split" padding="small">
      <ContactForm />
      <p className="mt-3 max-w-prose text-small text-muted">
        {note}{" "}
        <TextLink to={terms.to} className="text-ink">
          {terms.label}
        </TextLink>
      </p>
    </Section>
  );
}
