import { FigureNote, FigurePicture, type FigureViewProps } from "#app/figures/figure.tsx";
import { cx } from "#app/lib/cx.ts";
import { Container } from "#app/ui/container.tsx";

/** A picture over the whole window, drawn for that size; what it shows below it, on the page's measure. */
export function FullFigure({ figure, className, isListed }: FigureViewProps) {
  return (
    <figure className={cx("wide-figure bleed", className)}>
      <FigurePicture figure={figure} />
      <figcaption>
        <Container className="mt-6 md:mt-8">
          <FigureNote figure={figure} isListed={isListed} className="max-w-[38rem] text-lead" />
        </Container>
      </figcaption>
    </figure>
  );
}
