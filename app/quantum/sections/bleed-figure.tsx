import { FigureNote, FigurePicture } from "#app/drawing/figure.tsx";
import type { Figure } from "#app/drawing/scene.ts";
import { Container } from "#app/ui/container.tsx";

export interface BleedFigureProps {
  figure: Figure;
  /** Whether the page beside it says in words what its table would. */
  isListed?: boolean;
}

/** A picture from edge to edge, and its finding in the page's measure. */
export function BleedFigure({ figure, isListed }: BleedFigureProps) {
  return (
    <figure className="wide-figure bleed">
      <FigurePicture figure={figure} />
      <figcaption>
        <Container className="mt-6 md:mt-8">
          <FigureNote figure={figure} isListed={isListed} className="max-w-[40rem] text-lead" />
        </Container>
      </figcaption>
    </figure>
  );
}
