import type { tokenizationPage } from "#app/content/quantum/tokenization.ts";
import { FoldRow } from "#app/ui/fold.tsx";
import { Section } from "#app/ui/section.tsx";
import { TextLink } from "#app/ui/text-link.tsx";

/** What is different when the work is done, in two columns. */
export function TokenizationOutcomes({ title, note, items }: typeof tokenizationPage.outcomes) {
  return (
    <Section title={title} size="close">
      <ul className="grid gap-x-8 gap-y-6 md:grid-cols-2 md:gap-y-12">
        {items.map(({ title: name, text, link }) => (
          <li key={name} className="flex flex-col md:border-t md:border-quiet md:pt-6">
            <FoldRow name={name} heading={<h3 className="text-subheading">{name}</h3>}>
              <p className="max-w-[34rem] text-lead text-muted md:mt-4 md:mb-5">{text}</p>
            </FoldRow>
            <p className="mt-auto">
              <TextLink to={link.to}>{link.label}</TextLink>
            </p>
          </li>
        ))}
      </ul>
      <p className="mt-5 text-small text-muted">{note}</p>
    </Section>
  );
}
