import type { tokenizationPage } from "#app/content/quantum/tokenization.ts";
import type { Diagram } from "#app/drawing/scene.ts";
import { Figure } from "#app/ui/figure/figure.tsx";
import { Fold } from "#app/ui/fold.tsx";
import { NoBreak } from "#app/ui/no-break.tsx";
import { Section } from "#app/ui/section.tsx";
import custodyFigure from "./custody.computed.ts";
import transportFigure from "./transport.computed.ts";

export function TokenizationArchitectures({ title, items }: typeof tokenizationPage.architectures) {
  return (
    <Section title={title} padding="small" ground="custody">
      <Architecture {...items.transport} figure={transportFigure} />
      <Architecture {...items.custody} figure={custodyFigure} />
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
      <Figure figure={figure} width="page">
        <Fold title={listed} when="phone">
          <dl className="grid gap-y-3">
            {Object.entries(notes).map(([term, text]) => (
              <div
                key={term}
                className="gap-x-8 border-line md:grid md:grid-cols-[6rem_1fr] md:not-first:border-t md:not-first:pt-3"
              >
                <dt className="text-label text-accent">{term}</dt>
                <NoBreak as="dd" className="max-md:mt-1" text={text} />
              </div>
            ))}
          </dl>
        </Fold>
      </Figure>
    </article>
  );
}
