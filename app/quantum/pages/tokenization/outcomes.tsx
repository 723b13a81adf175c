import type { tokenizationPage } from "#app/content/quantum/tokenization.ts";
import { Section } from "#app/ui/section.tsx";
import { TextLink } from "#app/ui/text-link.tsx";

/** What is different when the work is done, in two columns. */
export function TokenizationOutcomes({ title, note, items }: typeof tokenizationPage.outcomes) {
  return (
    <Section title={title} size="close">
      <ul className="grid gap-x-8 gap-y-12 md:grid-cols-2">
        {items.map(({ title: name, text, link }) => (
          <li key={name} className="flex flex-col border-t border-quiet pt-6">
            <h3 className="text-title">{name}</h3>
            <p className="mt-4 mb-5 max-w-[34rem] text-lead text-muted">{text}</p>
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
