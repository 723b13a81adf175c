import { useId } from "react";
import { FigureNote, FigurePicture, type FigureViewProps } from "#app/drawing/figure.tsx";
import { cx } from "#app/lib/cx.ts";
import { Container } from "#app/ui/container.tsx";

/** A picture over the whole window, drawn for that size; what it shows below it, on the page's measure. */
export function FullFigure({ figure, className, isListed }: FigureViewProps) {
  const findingId = useId();
  return (
    <figure
      aria-labelledby={figure.finding && findingId}
      className={cx("wide-figure bleed", className)}
    >
      <FigurePicture figure={figure} />
      <figcaption>
        <Container className="mt-6 md:mt-8">
          <FigureNote
            id={findingId}
            figure={figure}
            isListed={isListed}
            className="max-w-[38rem] text-lead"
          />
        </Container>
      </figcaption>
    </figure>
  );
}
