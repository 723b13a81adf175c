import type { ReferenceArchitecture, tokenizationPage } from "#app/content/quantum/tokenization.ts";
import { FigureView } from "#app/drawing/figure.tsx";
import type { Figure } from "#app/drawing/scene.ts";
import { cx } from "#app/lib/cx.ts";
import { PlainTable } from "#app/quantum/sections/plain-table.tsx";
import { Fold } from "#app/ui/fold.tsx";
import { Section } from "#app/ui/section.tsx";
import { Unbroken } from "#app/ui/unbroken.tsx";
import custodyFigure from "./custody.figure.ts?figure";
import transportFigure from "./transport.figure.ts?figure";

type Page = typeof tokenizationPage;

export interface TokenizationArchitecturesProps {
  architectures: Page["architectures"];
  government: Page["government"];
}

/** Two drawings, each with the order of work, the rollback and the limit; last, what changes for CNSA 2.0. */
export function TokenizationArchitectures(props: TokenizationArchitecturesProps) {
  const { title, intro, more, items } = props.architectures;
  const { government } = props;
  return (
    <Section title={title} intro={intro} rule={false} size="close">
      <div className="flex flex-col gap-y-10">
        <Architecture {...items.transport} more={more} figure={transportFigure} />
        <Architecture {...items.custody} more={more} figure={custodyFigure} flipped />
        <div id="cnsa" className="grid gap-x-8 gap-y-6 border-t border-line pt-6 lg:grid-cols-12">
          <div className="lg:col-span-3">
            <h3 className="text-subheading">{government.title}</h3>
            <p className="mt-3 max-w-[38rem]">
              <Unbroken text={government.intro} />
            </p>
            <p className="mt-4 max-w-[38rem] text-small text-muted">{government.note}</p>
          </div>
          <Fold label={government.more} className="lg:col-span-9">
            <PlainTable {...government} />
          </Fold>
        </div>
      </div>
    </Section>
  );
}

interface ArchitectureProps extends ReferenceArchitecture {
  /** What opens the notes on a small screen. */
  more: string;
  figure: Figure;
  /** The drawing on the right on wide screens. */
  flipped?: boolean;
}

function Architecture({ title, text, notes, more, figure, flipped }: ArchitectureProps) {
  return (
    <article className="grid gap-x-8 gap-y-8 border-t border-line pt-6 lg:grid-cols-12">
      <div className={cx("lg:col-span-4", !flipped && "lg:order-2")}>
        <h3 className="text-subheading">{title}</h3>
        <p className="mt-3 max-w-[38rem]">
          <Unbroken text={text} />
        </p>
        <Fold label={more} className="mt-4">
          <dl>
            {notes.map(({ term, value }) => (
              <div key={term} className="border-t border-line py-2.5">
                <dt className="font-mono text-label text-accent">{term}</dt>
                <dd className="mt-0.5 max-w-[38rem]">
                  <Unbroken text={value} />
                </dd>
              </div>
            ))}
          </dl>
        </Fold>
      </div>
      <FigureView figure={figure} isListed className="lg:col-span-8" />
    </article>
  );
}
