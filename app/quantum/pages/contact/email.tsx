import { contactPage } from "#app/content/quantum/contact.ts";
import { cx } from "#app/lib/cx.ts";
import { firstEmail } from "#app/quantum/sections/first-email.ts";
import { buttonStyle } from "#app/ui/button-link.tsx";
import { CopyButton } from "#app/ui/copy-button.tsx";
import { siteConfig } from "#site.config";

/** The address, as the one thing to press. */
export function ContactEmail({ title, copy }: typeof contactPage.email) {
  return (
    <section aria-labelledby="email-title" className="mt-6">
      <h2 id="email-title" className="sr-only">
        {title}
      </h2>
      <p className="flex flex-wrap items-center gap-3">
        <a
          id="email-address"
          href={firstEmail(contactPage.message)}
          className={cx(buttonStyle.filled, "min-h-12 wrap-anywhere")}
        >
          {siteConfig.email}
        </a>
        <CopyButton
          value={() => siteConfig.email}
          sourceId="email-address"
          labels={{ ...copy, refused: copy.selected }}
          className={cx(buttonStyle.outlined, "min-h-12 min-w-40 print:hidden noscript:hidden")}
        />
      </p>
    </section>
  );
}
