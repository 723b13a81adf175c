import { useLayoutEffect } from "react";
import { useLocation } from "react-router";
import type { resourcesPage } from "#app/content/quantum/resources.ts";
import { Section } from "#app/ui/section.tsx";

/** Questions that open natively, each under an address of its own. */
export function ResourcesFaqs({ title, intro, items }: typeof resourcesPage.faqs) {
  const { hash } = useLocation();

  // A browser opens the answer that its address names; a soft navigation has to be told to, before the router scrolls there.
  useLayoutEffect(() => {
    const named = items.find(({ id }) => hash === `#${id}`);
    const disclosure = named && document.getElementById(named.id)?.closest("details");
    if (disclosure) disclosure.open = true;
  }, [hash, items]);

  return (
    <Section id="faq" title={title} intro={intro} layout="split" size="tight">
      <ul className="border-t border-line">
        {items.map((faq) => (
          <li key={faq.id} className="border-b border-line">
            {/* The browser or the visitor may have opened it before React arrives. */}
            <details suppressHydrationWarning className="group">
              <summary className="flex cursor-pointer list-none items-baseline justify-between gap-6 py-5 text-subheading [&::-webkit-details-marker]:hidden">
                {faq.question}
                <span
                  aria-hidden="true"
                  className="font-mono text-quiet transition-colors duration-150 group-open:rotate-45 group-hover:text-ink"
                >
                  +
                </span>
              </summary>
              <div id={faq.id} className="max-w-[42rem] scroll-mt-44 pb-7 text-muted">
                {faq.answer.map((paragraph) => (
                  <p key={paragraph} className="mt-4 first:mt-0">
                    {paragraph}
                  </p>
                ))}
              </div>
            </details>
          </li>
        ))}
      </ul>
    </Section>
  );
}
