import { useId } from "react";
import type { compilerPage } from "#app/content/quantum/compiler.ts";
import { FigureNote, FigurePicture } from "#app/drawing/figure.tsx";
import { Container } from "#app/ui/container.tsx";
import braid from "./braid.data.ts";
import braidFigure from "./braid.figure.ts";

const { ours, sabre, ladder } = braid;

/** One program routed twice, over the whole screen. */
export function CompilerBraid({ headline, intro }: typeof compilerPage.braid) {
  const words = headline(ours.cx, sabre.cx);
  const clause = words.indexOf(",");
  const headingId = useId();
  const findingId = useId();
  return (
    <section aria-labelledby={headingId} className="pb-section">
      <Container>
        <div className="pt-16 pb-8 md:pb-12 lg:pt-24">
          <h2 id={headingId} className="text-statement">
            <span className="text-accent">{words.slice(0, clause)}</span>
            {words.slice(clause)}
          </h2>
          <p className="mt-6 max-w-[42rem] text-lead">{intro(ladder, ours)}</p>
        </div>
      </Container>
      <figure aria-labelledby={findingId} className="wide-figure bleed braid">
        <FigurePicture figure={braidFigure} />
        <figcaption>
          <Container className="gap-x-8 max-lg:mt-8 lg:grid lg:grid-cols-12">
            <div className="lg:col-span-5 lg:col-start-8">
              <FigureNote id={findingId} figure={braidFigure} className="text-lead" />
            </div>
          </Container>
        </figcaption>
      </figure>
    </section>
  );
}
