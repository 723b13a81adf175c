import { useId } from "react";
import type { ReferenceArchitecture, tokenizationPage } from "#app/content/quantum/tokenization.ts";
import type { Figure } from "#app/figures/scene.ts";
import { FullFigure } from "#app/quantum/sections/full-figure.tsx";
import { PlainTable } from "#app/quantum/sections/plain-table.tsx";
import { Container } from "#app/ui/container.tsx";
import { Fold } from "#app/ui/fold.tsx";
import { NoBreak } from "#app/ui/no-break.tsx";
import custodyFigure from "./custody.figure.ts?figure";
import transportFigure from "./transport.figure.ts?figure";

type Page = typeof tokenizationPage;

export interface TokenizationArchitecturesProps {
  architectures: Page["architectures"];
  government: Page["government"];
}

/** Two drawings over the whole screen, each with the order of work, the rollback and the limit; last, what changes for CNSA 2.0. */
export function TokenizationArchitectures(props: TokenizationArchitecturesProps) {
  const { title, intro, more, items } = props.architectures;
  const { government } = props;
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className="deep deep-rose py-16 md:py-section">
      <Container>
        <h2 id={headingId} className="text-heading">
          {title}
        </h2>
        <p className="mt-4 max-w-[36rem] text-lead text-muted">{intro}</p>
      </Container>
      <Architecture {...items.transport} more={more} figure={transportFigure} />
      <Architecture {...items.custody} more={more} figure={custodyFigure} />
      <Container>
        <div
          id="cnsa"
          className="mt-10 grid gap-x-8 gap-y-4 border-t border-line pt-8 lg:mt-24 lg:grid-cols-12"
        >
          <div className="lg:col-span-4">
            <h3 className="text-subheading">{government.title}</h3>
            <p className="mt-3 max-w-[38rem]">
              <NoBreak text={government.intro} />
            </p>
          </div>
          <Fold label={government.more} className="lg:col-span-8">
            <PlainTable {...government} />
            <p className="mt-4 max-w-[42rem] text-small text-muted">{government.note}</p>
          </Fold>
        </div>
      </Container>
    </section>
  );
}

interface ArchitectureProps extends ReferenceArchitecture {
  /** What opens the text and the notes on a small screen. */
  more: Page["architectures"]["more"];
  figure: Figure;
}

function Architecture({ title, text, notes, more, figure }: ArchitectureProps) {
  return (
    <article className="mt-10 lg:mt-20">
      <Container className="grid gap-x-8 gap-y-2 pb-4 lg:grid-cols-12 lg:pb-10">
        <h3 className="text-subheading lg:col-span-4">{title}</h3>
        <Fold label={more.text} className="lg:col-span-8">
          <p className="max-w-[42rem]">
            <NoBreak text={text} />
          </p>
        </Fold>
      </Container>
      <FullFigure figure={figure} isListed />
      <Container>
        <Fold label={more.notes} className="lg:mt-8">
          <dl className="grid gap-x-8 gap-y-5 md:grid-cols-2 lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-none">
            {notes.map(({ term, value }) => (
              <div key={term} className="border-t border-line pt-3">
                <dt className="font-mono text-label text-accent">{term}</dt>
                <dd className="mt-1 max-w-[38rem]">
                  <NoBreak text={value} />
                </dd>
              </div>
            ))}
          </dl>
        </Fold>
      </Container>
    </article>
  );
}
