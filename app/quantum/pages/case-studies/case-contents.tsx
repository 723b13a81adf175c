import type { caseStudiesPage } from "#app/content/quantum/case-studies.ts";
import { FigureDrawing } from "#app/figures/figure-view.tsx";
import { Link } from "#app/navigation/link.tsx";
import { LinkArrow } from "#app/ui/link-arrow.tsx";
import { caseFigures } from "./case-figures.tsx";

type CaseContentsProps = typeof caseStudiesPage.contents & {
  studies: typeof caseStudiesPage.studies;
};

/** The table of contents: each study is its result, drawn to scale, and a link. */
export function CaseContents({ title, note, studies }: CaseContentsProps) {
  return (
    <>
      <nav aria-label={title} className="hero-plate">
        <ol className="max-lg:border-t max-lg:border-line">
          {studies.map((study) => (
            <li key={study.id} className="border-b border-line">
              <Link
                to={`/case-studies#${study.id}`}
                className="strip group grid gap-x-8 gap-y-4 max-lg:px-gutter xl:grid-cols-[2fr_3fr] xl:items-center lg:pr-gutter"
              >
                <span>
                  <span className="block text-heading">{study.results.claim}</span>
                  <span className="mt-1 mb-3 block font-mono text-label text-quiet">
                    {study.client}: {study.title}
                  </span>
                  <LinkArrow />
                </span>
                <div aria-hidden="true" className="figure">
                  <FigureDrawing figure={caseFigures[study.id].result} />
                </div>
              </Link>
            </li>
          ))}
        </ol>
      </nav>
      <p className="hero-note text-small text-quiet">{note}</p>
    </>
  );
}
