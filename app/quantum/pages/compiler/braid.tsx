import { useId } from "react";
import type { compilerPage } from "#app/content/quantum/compiler.ts";
import { FigureNote, FigurePicture } from "#app/figures/figure.tsx";
import { Container } from "#app/ui/container.tsx";
import braidFigure from "./braid.figure.ts?figure";

const [, , , , sabre, , ours, , ladder] = braidFigure.table.rows.map(([, cx, , depth]) => ({
  cx,
  depth,
}));

/** One program routed twice, over the whole screen. */
export function CompilerBraid({ others, intro }: typeof compilerPage.braid) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className="pb-section">
      <Container>
        <div className="pt-16 pb-8 md:pb-12 lg:pt-24">
          <h2 id={headingId} className="text-statement">
            <span className="text-accent">{ours.cx} CX</span>
            {others} {sabre.cx}
          </h2>
          <p className="mt-6 max-w-[42rem] text-lead">
            {intro} {ladder.cx} CX at depth {ladder.depth} instead of {ours.cx} at {ours.depth}.
          </p>
        </div>
      </Container>
      <figure className="wide-figure bleed braid">
        <FigurePicture figure={braidFigure} />
        <figcaption>
          <Container className="gap-x-8 max-lg:mt-8 lg:grid lg:grid-cols-12">
            <div className="lg:col-span-5 lg:col-start-8">
              <FigureNote figure={braidFigure} className="text-lead" />
            </div>
          </Container>
        </figcaption>
      </figure>
    </section>
  );
}
