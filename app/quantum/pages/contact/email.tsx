import { contactPage } from "#app/content/quantum/contact.ts";
import { cx } from "#app/lib/cx.ts";
import { firstEmail } from "#app/quantum/sections/first-email.ts";
import { buttonStyle } from "#app/ui/button-link.tsx";
import { CopyButton } from "#app/ui/copy-button.tsx";
import { siteConfig } from "#site.config";

/** The address, as large as its column allows. */
export function ContactEmail({ title, note, copy }: typeof contactPage.email) {
  const [name, domain] = siteConfig.email.split("@");
  return (
    <section aria-labelledby="email-title" className="mt-6">
      <h2 id="email-title" className="sr-only">
        {title}
      </h2>
      <p className="flex flex-wrap items-center gap-x-8 gap-y-5">
        <a
          id="email-address"
          href={firstEmail(contactPage.message)}
          className="text-subheading underline decoration-quiet decoration-1 underline-offset-8 transition-colors duration-150 hover:decoration-ink pointer-coarse:py-2.5"
        >
          {name}
          <wbr />@{domain}
        </a>
        <CopyButton
          value={() => siteConfig.email}
          sourceId="email-address"
          labels={{ ...copy, refused: copy.selected }}
          className={cx(buttonStyle.outlined, "min-w-40 print:hidden noscript:hidden")}
        />
      </p>
      <p className="mt-4 text-small text-quiet">{note}</p>
    </section>
  );
}
