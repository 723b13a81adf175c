import { FigureNumbers } from "#app/figures/figure-view.tsx";
import { cx } from "#app/lib/cx.ts";
import { type PlateFigure, PlatePicture } from "./plate-view.tsx";

export interface SpreadProps {
  plate: PlateFigure;
  /** `inset`: on wide screens the words stand in the lower right of the picture, which leaves it free. */
  look?: "below" | "inset";
}

/** A plate amid a page, over its whole measure: the finding below it, and across from that the method. */
export function Spread({ plate, look = "below" }: SpreadProps) {
  return (
    <figure className={cx("spread", look === "inset" && "spread-inset")}>
      <PlatePicture plate={plate} alt={plate.title} />
      <figcaption className="mt-8 grid gap-x-8 gap-y-3 lg:grid-cols-2">
        <p className="max-w-[36rem] text-lead">{plate.finding}</p>
        <div className="max-w-[42rem] font-mono text-label text-quiet">
          {plate.caption}
          <FigureNumbers table={plate.table} />
        </div>
      </figcaption>
    </figure>
  );
}
