import { useId } from "react";
import type { Industry, IndustryId, industriesPage } from "#app/content/quantum/industries.ts";
import type { Point } from "#app/content/types.ts";
import { FigureView } from "#app/drawing/figure.tsx";
import type { Figure } from "#app/drawing/scene.ts";
import { cx } from "#app/lib/cx.ts";
import { Fold } from "#app/ui/fold.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import financeFigure from "./finance.figure.ts?figure";
import governmentFigure from "./government.figure.ts?figure";
import pharmaFigure from "./pharma.figure.ts?figure";
import semiconductorFigure from "./semiconductor.figure.ts?figure";
import web3Figure from "./web3.figure.ts?figure";

export interface IndustriesSectorProps {
  sector: Industry;
  /** The figure on the left on wide screens. */
  isFlipped: boolean;
  isPaper: boolean;
  titles: Pick<
    typeof industriesPage.sectors,
    "challenges" | "solutions" | "impact" | "composed" | "more"
  >;
}

const figures: Record<IndustryId, Figure> = {
  pharma: pharmaFigure,
  finance: financeFigure,
  semiconductor: semiconductorFigure,
  government: governmentFigure,
  web3: web3Figure,
};

/** A sector: its figure beside its impact, and each challenge across from its answer. */
export function IndustriesSector({ sector, isFlipped, isPaper, titles }: IndustriesSectorProps) {
  const headingId = useId();
  const side = isFlipped ? "md:col-start-2" : "md:col-start-1";
  return (
    <article
      id={sector.id}
      aria-labelledby={headingId}
      className={cx(
        "grid scroll-mt-18 gap-x-8 gap-y-6 border-t border-line py-10 md:grid-cols-2 md:gap-y-10 md:py-12 md:grid-rows-[auto_1fr_auto] lg:py-20",
        isPaper && "paper paper-bleed -mx-gutter px-gutter lg:mx-0 lg:pr-0 lg:pl-10",
      )}
    >
      <div className={cx("md:row-start-1", side)}>
        <h2 id={headingId} className="text-heading lg:text-title">
          {sector.name}
        </h2>
        <p className="mt-5 text-lead text-muted">{sector.description}</p>
      </div>
      <FigureView
        figure={figures[sector.id]}
        className={cx("md:row-span-2 md:row-start-1", isFlipped && "md:col-start-1")}
      />
      <Fold label={titles.more} className="break-inside-avoid md:col-span-2 md:mt-4">
        <div className="grid gap-x-8 gap-y-8 md:grid-cols-2 md:gap-y-0">
          <PointList title={titles.challenges} items={sector.challenges} />
          <PointList title={titles.solutions} items={sector.solutions} />
        </div>
      </Fold>
      <div
        className={cx(
          "border-l border-accent pl-6 md:row-start-2",
          isPaper ? "md:self-start" : "md:self-end",
          side,
        )}
      >
        <h3 className="font-mono text-label text-accent">{titles.impact}</h3>
        <p className="mt-3 max-w-[24em] text-subheading">
          {sector.impact}
          {sector.isComposed && (
            <span className="block font-mono text-label text-quiet">{titles.composed}</span>
          )}
        </p>
        <p className="mt-4 max-w-[36rem] text-muted">{sector.basis}</p>
        <ul className="mt-5 flex flex-wrap gap-x-8 gap-y-3">
          {sector.links.map(({ label, to }) => (
            <li key={to}>
              <TextLink to={to}>{label}</TextLink>
            </li>
          ))}
        </ul>
      </div>
    </article>
  );
}

/** Both lists of a sector share their rows, so that question and answer stand level. */
function PointList({ title, items }: { title: string; items: readonly Point[] }) {
  const headingId = useId();
  return (
    <div className="grid md:row-span-4 md:grid-rows-subgrid">
      <h3 id={headingId} className="pb-3 font-mono text-label text-accent">
        {title}
      </h3>
      <ul aria-labelledby={headingId} className="grid md:row-span-3 md:grid-rows-subgrid">
        {items.map((item) => (
          <li key={item.title} className="border-t border-line py-4">
            <p className="font-medium">{item.title}</p>
            <p className="mt-1 text-muted">{item.text}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}
