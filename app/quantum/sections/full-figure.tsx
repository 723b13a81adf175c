import { FigureNote, FigurePicture } from "#app/drawing/figure.tsx";
import type { Figure } from "#app/drawing/scene.ts";
import { cx } from "#app/lib/cx.ts";
import { Container } from "#app/ui/container.tsx";

export interface FullFigureProps {
  figure: Figure;
  className?: string;
}

/** A picture over the whole window, drawn for that size; what it shows below it, on the page's measure. */
export function FullFigure({ figure, className }: FullFigureProps) {
  return (
    <figure className={cx("wide-figure bleed", className)}>
      <FigurePicture figure={figure} />
      <figcaption>
        <Container className="mt-8">
          <FigureNote figure={figure} className="max-w-[38rem] text-lead" />
        </Container>
      </figcaption>
    </figure>
  );
}
