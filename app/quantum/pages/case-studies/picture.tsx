import { caseStudiesPage } from "#app/content/quantum/case-studies.ts";
import { Figure } from "#app/figures/figure.tsx";
import { cx } from "#app/lib/cx.ts";
import { FigureKey } from "#app/quantum/sections/figure-key.tsx";
import type { ComputedStudy } from "./computed-studies.ts";

interface StudyPictureProps extends Pick<ComputedStudy, "figure" | "isInset"> {
  id: string;
  /** How the study's claim meets the figures of other pages. */
  arithmetic?: string;
}

/** The picture of a study with its key; the fold under it says how all its numbers came about. */
export function StudyPicture({ id, figure, isInset, arithmetic }: StudyPictureProps) {
  return (
    <Figure
      figure={figure}
      width="page"
      runId={`${id}-computed`}
      more={arithmetic && <Arithmetic text={arithmetic} />}
      className={cx("mt-6 lg:mt-14", isInset && "study-inset")}
    >
      <FigureKey items={figure.legend} />
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
