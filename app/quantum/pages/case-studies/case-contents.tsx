import type { caseStudiesPage } from "#app/content/quantum/case-studies.ts";
import { FigureDrawing } from "#app/figures/figure-view.tsx";
import { Link } from "#app/navigation/link.tsx";
import { LinkArrow } from "#app/ui/link-arrow.tsx";
import { caseFigures } from "./case-figures.tsx";

interface CaseContentsProps {
  title: string;
  studies: typeof caseStudiesPage.studies;
}

/** The table of contents: each study is its result, drawn to scale, and a link. */
export function CaseContents({ title, studies }: CaseContentsProps) {
  return (
    <nav aria-label={title} className="hero-plate">
      <ol className="border-t border-line md:grid md:grid-cols-3 md:gap-x-8">
        {studies.map((study) => (
          <li key={study.id} className="max-md:border-b max-md:border-line">
            <Link
              to={`/case-studies#${study.id}`}
              className="strip group flex h-full flex-col max-lg:px-gutter lg:pt-6"
            >
              <span className="font-mono text-label text-accent">{study.client}</span>
              <span className="mt-2 block text-heading md:min-h-[2.5em] lg:text-title lg:min-h-[3.3em] xl:min-h-[2.2em]">
                {study.results.claim}
              </span>
              <div aria-hidden="true" className="figure mt-6 mb-5 md:grow">
                <FigureDrawing figure={caseFigures[study.id].result} />
              </div>
              <span className="flex items-baseline gap-4">
                {study.title}
                <LinkArrow />
              </span>
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}
