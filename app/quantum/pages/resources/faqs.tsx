import type { resourcesPage } from "#app/content/quantum/resources.ts";
import { Answer } from "#app/quantum/sections/answer.tsx";
import { Section } from "#app/ui/section.tsx";

/** Four questions with their answers, each under an address of its own. */
export function ResourcesFaqs({ title, items }: typeof resourcesPage.faqs) {
  return (
    <Section id="faq" title={title} layout="split" padding="small">
      <ul>
        {items.map(({ id, question, answer }) => (
          <li key={id} className="border-line pb-5 not-first:border-t not-first:pt-5">
            <Answer id={id} title={question} text={answer} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
