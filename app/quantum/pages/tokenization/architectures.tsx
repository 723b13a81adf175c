import type { ReferenceArchitecture, tokenizationPage } from "#app/content/quantum/tokenization.ts";
import { FigureView } from "#app/figures/figure-view.tsx";
import { tokenizationCustody } from "#app/figures/generated/tokenization-custody.ts";
import { tokenizationTransport } from "#app/figures/generated/tokenization-transport.ts";
import type { Figure } from "#app/figures/scene.ts";
import { cx } from "#app/lib/cx.ts";
import { Section } from "#app/ui/section.tsx";

/** Two drawings, each with the order of work, the rollback and the limit. */
export function TokenizationArchitectures({
  title,
  intro,
  items,
}: typeof tokenizationPage.architectures) {
  return (
    <Section title={title} intro={intro}>
      <div className="flex flex-col gap-y-12">
        <Architecture {...items.transport} figure={tokenizationTransport} />
        <Architecture {...items.custody} figure={tokenizationCustody} flipped />
      </div>
    </Section>
  );
}

interface ArchitectureProps extends ReferenceArchitecture {
  figure: Figure;
  /** The drawing on the right on wide screens. */
  flipped?: boolean;
}

function Architecture({ title, text, notes, figure, flipped }: ArchitectureProps) {
  return (
    <article className="grid gap-x-8 gap-y-8 border-t border-line pt-6 lg:grid-cols-12">
      <div className={cx("lg:col-span-5", flipped ? "lg:pr-8" : "lg:order-2 lg:pl-8")}>
        <h3 className="text-heading">{title}</h3>
        <p className="mt-3 max-w-[38rem]">{text}</p>
        <dl className="mt-6">
          {notes.map(({ term, value }) => (
            <div key={term} className="grid grid-cols-[6rem_1fr] gap-x-4 border-t border-line py-3">
              <dt className="pt-0.5 font-mono text-label text-quiet">{term}</dt>
              <dd className="text-muted">{value}</dd>
            </div>
          ))}
        </dl>
      </div>
      <FigureView figure={figure} className="lg:col-span-7" />
    </article>
  );
}
