import type { ReactNode } from "react";
import { FigureNote, SceneLabels } from "#app/figures/figure.tsx";
import type { Figure } from "#app/figures/scene.ts";
import { cx } from "#app/lib/cx.ts";
import { Container } from "#app/ui/container.tsx";

export interface FullFigureProps {
  figure: Figure;
  className?: string;
  /** Words that stand where the picture leaves room. */
  children?: ReactNode;
}

/** A picture over the whole window, drawn for that size in both editions; what it shows stands below it. */
export function FullFigure({ figure, className, children }: FullFigureProps) {
  const { scene, narrow = scene, title } = figure;
  const dark = "screen and (prefers-color-scheme: dark)";
  const small = "(width < 48rem)";
  return (
    <figure className={cx("full-figure", className)}>
      <div className="full-picture">
        <picture>
          <source
            media={`${dark} and ${small}`}
            srcSet={`${narrow.src}#dark`}
            width={narrow.width}
            height={narrow.height}
          />
          <source media={small} srcSet={narrow.src} width={narrow.width} height={narrow.height} />
          <source media={dark} srcSet={`${scene.src}#dark`} />
          <img
            src={scene.src}
            alt={title}
            width={scene.width}
            height={scene.height}
            loading="lazy"
            decoding="async"
          />
        </picture>
        <SceneLabels scene={scene} className="full-labels max-md:hidden" />
        <SceneLabels scene={narrow} className="full-labels md:hidden" />
      </div>
      {children}
      <figcaption className="full-note">
        <Container>
          <FigureNote figure={figure} className="max-w-[38rem] text-lead" />
        </Container>
      </figcaption>
    </figure>
  );
}
