import { Figure, type FigureProps } from "#app/figures/figure.tsx";
import { type Ground, onGround } from "#app/ui/grounds.ts";

export interface FigureBandProps extends Pick<FigureProps, "figure"> {
  ground?: Ground;
}

/** A picture over the whole window on a ground of its own, in both editions. */
export function FigureBand({ figure, ground = "page" }: FigureBandProps) {
  return (
    <div {...onGround(ground)}>
      <div className="pb-small">
        <Figure figure={figure} width="window" editions="two" />
      </div>
    </div>
  );
}
