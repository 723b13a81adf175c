import { caseStudiesPage } from "#app/content/quantum/case-studies.ts";
import { FigurePicture } from "#app/figures/picture.tsx";
import { cx } from "#app/lib/cx.ts";
import { Closing } from "#app/quantum/sections/closing.tsx";
import { PageHero } from "#app/quantum/sections/page-hero.tsx";
import { metaOf } from "#app/seo/page-meta.ts";
import { onGround } from "#app/ui/grounds.ts";
import { Illustrative } from "#app/ui/illustrative.tsx";
import { Study } from "./case-study.tsx";
import { computedFor } from "./computed-studies.ts";
import { Contents } from "./contents.tsx";

export const meta = metaOf(caseStudiesPage.meta);

export default function CaseStudies() {
  const { hero, note, studies, next } = caseStudiesPage;
  const [before, after] = note.split("“Illustrative”");
  return (
    <>
      <PageHero {...hero} layout="below">
        <p className="mt-5 max-w-prose text-muted">
          {before}
          <Illustrative />
          {after}
        </p>
      </PageHero>
      <Contents studies={studies} />
      {studies.map((study) => (
        <Study key={study.id} {...study} />
      ))}
      <Closing {...next} ground="raised" />
      <ClosingDrawings />
    </>
  );
}

/** The drawings of the contents once more, from edge to edge. */
function ClosingDrawings() {
  return (
    <div className="grid grid-cols-[1fr_calc((100%-2*var(--spacing-margin)+4rem)/3)_1fr] max-lg:hidden print:hidden">
      {caseStudiesPage.studies.map(({ id, topic }) => {
        const { className, ...on } = onGround(topic);
        const drawing = computedFor(id)?.drawing;
        return (
          drawing && (
            <div
              key={id}
              className={cx("px-8 py-16 first:pl-margin last:pr-margin", className)}
              {...on}
            >
              <FigurePicture figure={drawing} />
            </div>
          )
        );
      })}
    </div>
  );
}
