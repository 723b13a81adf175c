import { useLayoutEffect } from "react";
import { useLocation } from "react-router";
import type { resourcesPage } from "#app/content/quantum/resources.ts";
import { Fold } from "#app/ui/fold.tsx";
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
    <Section id="faq" title={title} intro={intro} layout="split" padding="medium">
      <ul>
        {items.map((faq) => (
          <li key={faq.id}>
            <Fold title={faq.question}>
              <div id={faq.id} className="max-w-prose scroll-mt-44 text-muted">
                {faq.answer.map((paragraph) => (
                  <p key={paragraph} className="mt-4 first:mt-0">
                    {paragraph}
                  </p>
                ))}
              </div>
            </Fold>
          </li>
        ))}
      </ul>
    </Section>
  );
}
