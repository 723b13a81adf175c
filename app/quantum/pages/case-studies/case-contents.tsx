import type { caseStudiesPage } from "#app/content/quantum/case-studies.ts";
import { SceneSvg } from "#app/figures/scene-svg.tsx";
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
                className="strip group block max-lg:px-gutter lg:pr-gutter"
              >
                <span className="flex items-baseline justify-between gap-4">
                  <span className="text-heading">{study.results.claim}</span>
                  <LinkArrow />
                </span>
                <span className="font-mono text-label text-quiet">
                  {study.client}: {study.title}
                </span>
                <span aria-hidden="true" className="figure mt-4 block">
                  <SceneSvg
                    scene={caseFigures[study.id].result.scene}
                    title={caseFigures[study.id].result.title}
                  />
                </span>
              </Link>
            </li>
          ))}
        </ol>
      </nav>
      <p className="hero-note text-small text-quiet">{note}</p>
    </>
  );
}
