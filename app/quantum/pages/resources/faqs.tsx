import type { resourcesPage } from "#app/content/quantum/resources.ts";
import { Answer } from "#app/quantum/sections/answer.tsx";
import { Section } from "#app/ui/section.tsx";

/** Four questions with their answers, each under an address of its own. */
export function ResourcesFaqs({ title, items }: typeof resourcesPage.faqs) {
  return (
    <Section id="faq" title={title} layout="split" padding="small">
      <ul>
        {items.map(({ id, question, answer }) => (
          <li key={id} className="md:not-first:border-t md:border-line md:not-first:pt-5 md:pb-5">
            <Answer id={id} title={question} text={answer} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
