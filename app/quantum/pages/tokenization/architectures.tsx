import type { ReferenceArchitecture, tokenizationPage } from "#app/content/quantum/tokenization.ts";
import { Figure } from "#app/figures/figure.tsx";
import type { Figure as FigureData } from "#app/figures/scene.ts";
import { PlainTable } from "#app/quantum/sections/plain-table.tsx";
import { NoBreak } from "#app/ui/no-break.tsx";
import { Section } from "#app/ui/section.tsx";
import custodyFigure from "./custody.figure.ts";
import transportFigure from "./transport.figure.ts";

type Page = typeof tokenizationPage;

export interface TokenizationArchitecturesProps {
  architectures: Page["architectures"];
  government: Page["government"];
}

/** Two drawings over the whole screen, each with the order of work, the rollback and the limit; last, what changes for CNSA 2.0. */
export function TokenizationArchitectures(props: TokenizationArchitecturesProps) {
  const { title, intro, items } = props.architectures;
  const { government } = props;
  return (
    <Section title={title} intro={intro} ground="custody">
      <Architecture {...items.transport} figure={transportFigure} />
      <Architecture {...items.custody} figure={custodyFigure} />
      <div
        id="cnsa"
        className="mt-small grid gap-x-8 gap-y-4 border-t border-line pt-8 lg:grid-cols-12"
      >
        <div className="lg:col-span-4">
          <h3 className="text-subheading">{government.title}</h3>
          <p className="mt-3 max-w-lead">
            <NoBreak text={government.intro} />
          </p>
        </div>
        <div className="lg:col-span-8">
          <PlainTable {...government} />
          <p className="mt-4 max-w-prose text-small text-muted">{government.note}</p>
        </div>
      </div>
    </Section>
  );
}

interface ArchitectureProps extends ReferenceArchitecture {
  figure: FigureData;
}

function Architecture({ title, text, notes, figure }: ArchitectureProps) {
  return (
    <article className="not-first:mt-small">
      <div className="grid gap-x-8 gap-y-2 pb-8 lg:grid-cols-12">
        <h3 className="text-subheading lg:col-span-5">{title}</h3>
        <p className="max-w-prose lg:col-span-7">
          <NoBreak text={text} />
        </p>
      </div>
      <Figure figure={figure} width="window" isListed />
      <dl className="mt-8 grid gap-x-8 gap-y-5 md:grid-cols-2 lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-none">
        {notes.map(({ term, value }) => (
          <div key={term} className="border-t border-line pt-3">
            <dt className="font-mono text-label text-accent">{term}</dt>
            <dd className="mt-1 max-w-lead">
              <NoBreak text={value} />
            </dd>
          </div>
        ))}
      </dl>
    </article>
  );
}
