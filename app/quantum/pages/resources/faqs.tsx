import type { resourcesPage } from "#app/content/quantum/resources.ts";
import { NoBreak } from "#app/ui/no-break.tsx";
import { Section } from "#app/ui/section.tsx";

/** Four questions with their answers, each under an address of its own. */
export function ResourcesFaqs({ title, items }: typeof resourcesPage.faqs) {
  return (
    <Section id="faq" title={title} layout="split" padding="small">
      <ul>
        {items.map(({ id, question, answer }) => (
          <li key={id} id={id} className="scroll-mt-28 border-t border-line py-5">
            <h3 className="text-item">
              <NoBreak text={question} />
            </h3>
            <p className="mt-3 max-w-prose text-muted">{answer}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
