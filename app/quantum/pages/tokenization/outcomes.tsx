import type { Outcome } from "#app/content/quantum/tokenization.ts";
import { Figure } from "#app/figures/figure.tsx";
import { Illustrative } from "#app/quantum/sections/illustrative.tsx";
import { Section } from "#app/ui/section.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import oneSwitchFigure from "./one-switch.figure.ts";

export interface TokenizationOutcomesProps {
  title: string;
  items: readonly Outcome[];
}

/** What is different when the work is done: what it saves, over the whole screen, and two columns. */
export function TokenizationOutcomes({ title, items }: TokenizationOutcomesProps) {
  return (
    <Section
      title={title}
      padding="small"
      bleed={<Figure figure={oneSwitchFigure} width="window" />}
    >
      <ul className="grid gap-x-8 gap-y-6 md:grid-cols-2 md:gap-y-12">
        {items.map(({ title: name, text, link, isClaim }) => (
          <li key={name} className="flex flex-col border-t border-quiet pt-6">
            {isClaim && (
              <p className="mb-1">
                <Illustrative />
              </p>
            )}
            <h3 className="text-item">{name}</h3>
            <p className="mt-3 mb-4 max-w-lead text-muted">{text}</p>
            <p className="mt-auto">
              <TextLink to={link.to}>{link.label}</TextLink>
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
