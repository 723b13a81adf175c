import type { caseStudiesPage } from "#app/content/quantum/case-studies.ts";
import { composedMark } from "#app/content/quantum/computed-results.ts";
import { FigurePicture } from "#app/drawing/figure.tsx";
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
    <nav aria-label={title} className="hero-picture">
      <ol className="border-t border-line lg:grid lg:grid-cols-3 lg:gap-x-8">
        {studies.map((study) => (
          <li key={study.id} className="max-lg:border-b max-lg:border-line">
            <Link
              to={`/case-studies#${study.id}`}
              className="strip group flex h-full flex-col max-lg:px-gutter md:max-lg:grid md:max-lg:grid-cols-[1fr_22rem] md:max-lg:grid-rows-[auto_1fr_auto] md:max-lg:gap-x-8 lg:pt-6"
            >
              <span className="font-mono text-label text-accent">{study.client}</span>
              <span className="mt-2 block text-subheading">
                {study.results.claim},{" "}
                <span className="font-mono text-label text-quiet">{composedMark}</span>
              </span>
              <div
                aria-hidden="true"
                className="figure mt-6 mb-5 md:max-lg:col-start-2 md:max-lg:row-span-3 md:max-lg:row-start-1 md:max-lg:my-0 lg:grow"
              >
                <FigurePicture figure={caseFigures[study.id].result} />
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
