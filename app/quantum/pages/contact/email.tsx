import type { contactPage } from "#app/content/quantum/contact.ts";
import { Container } from "#app/ui/container.tsx";
import { CopyButton } from "#app/ui/copy-button.tsx";
import { siteConfig } from "#site.config";

/** The address, as large as the page allows. */
export function ContactEmail({ title, note, copy }: typeof contactPage.email) {
  const [name, domain] = siteConfig.email.split("@");
  return (
    <section aria-labelledby="email-title">
      <Container>
        <div className="grid gap-x-8 gap-y-6 border-y border-line py-10 lg:grid-cols-12 lg:items-center lg:py-14">
          <div className="lg:col-span-4">
            <h2 id="email-title" className="text-heading">
              {title}
            </h2>
            <p className="mt-1 text-small text-quiet">{note}</p>
          </div>
          <p className="flex flex-wrap items-center justify-between gap-x-8 gap-y-6 lg:col-span-8">
            <a
              id="email-address"
              href={`mailto:${siteConfig.email}`}
              className="text-heading underline decoration-quiet decoration-1 underline-offset-8 transition-colors duration-150 hover:decoration-ink sm:text-title"
            >
              {name}
              <wbr />@{domain}
            </a>
            <CopyButton value={siteConfig.email} sourceId="email-address" labels={copy} />
          </p>
        </div>
      </Container>
    </section>
  );
}
