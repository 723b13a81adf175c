import type { tokenizationPage } from "#app/content/quantum/tokenization.ts";
import { Figure } from "#app/figures/figure.tsx";
import type { Diagram } from "#app/figures/scene.ts";
import { PlainTable } from "#app/quantum/sections/plain-table.tsx";
import { Fold } from "#app/ui/fold.tsx";
import { NoBreak } from "#app/ui/no-break.tsx";
import { Section } from "#app/ui/section.tsx";
import custodyFigure from "./custody.figure.ts";
import transportFigure from "./transport.figure.ts";

/** The variant of both for CNSA 2.0 is a part of the second. */
export function TokenizationArchitectures(
  words: Pick<typeof tokenizationPage, "architectures" | "government">,
) {
  const { title, items } = words.architectures;
  const { government } = words;
  return (
    <Section title={title} padding="small" ground="custody">
      <Architecture {...items.transport} figure={transportFigure} />
      <Architecture {...items.custody} figure={custodyFigure} />
      <Fold title={<NoBreak text={government.title} />} heading="h3" className="md:mt-small">
        <div id="cnsa" className="scroll-mt-28">
          <NoBreak as="p" className="mb-6 max-w-prose" text={government.intro} />
          <PlainTable {...government} />
          <p className="mt-4 max-w-prose text-small text-muted">{government.note}</p>
        </div>
      </Fold>
    </Section>
  );
}

type Architectures = typeof tokenizationPage.architectures.items;

function Architecture(props: Architectures[keyof Architectures] & { figure: Diagram }) {
  const { title, text, listed, notes, figure } = props;
  return (
    <article className="not-first:mt-small">
      <div className="grid gap-x-8 gap-y-2 pb-4 md:pb-8 lg:grid-cols-12 lg:items-baseline">
        <h3 className="text-subheading lg:col-span-6">{title}</h3>
        <NoBreak as="p" className="max-w-prose lg:col-span-6" text={text} />
      </div>
      <Figure figure={figure} width="page" />
      <Fold title={listed} when="phone" className="mt-6 md:mt-8">
        <dl className="grid gap-x-8 gap-y-3 md:grid-cols-3">
          {Object.entries(notes).map(([term, text]) => (
            <div key={term} className="border-line md:border-t md:pt-3">
              <dt className="text-label text-accent">{term}</dt>
              <NoBreak as="dd" className="mt-1 max-w-lead" text={text} />
            </div>
          ))}
        </dl>
      </Fold>
    </article>
  );
}
