import { useId } from "react";
import type { tokenizationPage } from "#app/content/quantum/tokenization.ts";
import { FullFigure } from "#app/quantum/sections/full-figure.tsx";
import { Container } from "#app/ui/container.tsx";
import { FoldRow } from "#app/ui/fold.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import oneSwitchFigure from "./one-switch.figure.ts";

/** What is different when the work is done: what it saves, over the whole screen, and two columns. */
export function TokenizationOutcomes({ title, items }: typeof tokenizationPage.outcomes) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className="pb-12 md:pb-16">
      <Container>
        <h2 id={headingId} className="border-t border-line pt-12 pb-6 text-heading md:pt-16">
          {title}
        </h2>
      </Container>
      <FullFigure figure={oneSwitchFigure} />
      <Container className="mt-8 md:mt-14">
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
      </Container>
    </section>
  );
}
