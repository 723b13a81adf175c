import type { compilerPage } from "#app/content/quantum/compiler.ts";
import { Figure } from "#app/figures/figure.tsx";
import { Fold } from "#app/ui/fold.tsx";
import { NoBreak } from "#app/ui/no-break.tsx";
import { Section } from "#app/ui/section.tsx";
import stagesFigure from "./stages.figure.ts";

/** A program after each stage of a compiler, across the page; what is done in each, line by line. */
export function CompilerCapabilities({
  title,
  intro,
  keepLabel,
  items,
}: typeof compilerPage.capabilities) {
  return (
    <Section title={title} intro={intro} padding="medium" ground="compiler">
      <Figure figure={stagesFigure} width="page" />
      <ol className="mt-10 lg:mt-14">
        {items.map(({ title: name, lead, text, keep }, index) => (
          <li key={name}>
            <Fold
              number={index + 1}
              title={<NoBreak text={name} />}
              heading="h3"
              lead={<NoBreak text={lead} />}
            >
              <p>
                <NoBreak text={text} />
              </p>
              <p className="text-muted">
                <span className="block font-mono text-label text-accent">{keepLabel}</span>
                <NoBreak text={keep} />
              </p>
            </Fold>
          </li>
        ))}
      </ol>
    </Section>
  );
}
