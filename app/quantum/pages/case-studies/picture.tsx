import { caseStudiesPage } from "#app/content/quantum/case-studies.ts";
import { Figure } from "#app/figures/figure.tsx";
import { path } from "#app/figures/marks.ts";
import { box, hexagon, segment } from "#app/figures/path.ts";
import { SceneShapes } from "#app/figures/scene-svg.tsx";
import { cx } from "#app/lib/cx.ts";
import type { KeyItem, StudyFigure } from "./study-figures.ts";

interface StudyPictureProps extends StudyFigure {
  id: string;
  /** How the study's claim meets the figures of other pages. */
  arithmetic?: string;
}

/** The picture of a study with its key; the fold under it says how all its numbers came about. */
export function StudyPicture({ id, figure, legend, isInset, arithmetic }: StudyPictureProps) {
  return (
    <Figure
      figure={figure}
      width="page"
      runId={`${id}-computed`}
      more={arithmetic && <Arithmetic text={arithmetic} />}
      className={cx("mt-8 lg:mt-14", isInset && "study-inset")}
    >
      <ul className="flex flex-wrap gap-x-6 gap-y-2 font-mono text-label text-muted">
        {legend.map((item) => (
          <Mark key={item.label} {...item} />
        ))}
      </ul>
    </Figure>
  );
}

function Arithmetic({ text }: { text: string }) {
  return (
    <div className="mt-6 max-w-prose">
      <h3 className="font-medium text-ink">{caseStudiesPage.parts.arithmetic}</h3>
      <p className="mt-2">{text}</p>
    </div>
  );
}

const shapes = {
  line: segment(0, 6, 20, 6),
  bar: segment(10, 0, 10, 12),
  cell: box(4, 2, 12, 8),
  hexagon: hexagon(10, 6, 5.5),
} as const;

function Mark({ label, shape, look }: KeyItem) {
  const scene = { width: 20, height: 12, marks: [path(shapes[shape], look)] };
  return (
    <li className="flex items-center gap-2">
      <SceneShapes scene={scene} className="h-3 w-5 shrink-0" />
      {label}
    </li>
  );
}
