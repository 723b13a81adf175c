import type { caseStudiesPage } from "#app/content/quantum/case-studies.ts";
import { computedResults } from "#app/content/quantum/computed-results.ts";
import { FigurePicture } from "#app/drawing/figure.tsx";
import { Link } from "#app/navigation/link.tsx";
import { LinkArrow } from "#app/ui/link-arrow.tsx";
import counted from "./counted.pictures.ts?figure";
import results from "./results.data.ts?data";

interface CaseContentsProps {
  title: string;
  studies: typeof caseStudiesPage.studies;
}

/** The table of contents: each study is what was computed for it, drawn to be counted, and a link; the first leads. */
export function CaseContents({ title, studies }: CaseContentsProps) {
  return (
    <nav aria-label={title} className="hero-picture off max-lg:mx-0 lg:[--off-left:0px]">
      <ol className="case-contents">
        {studies.map(({ id, client, title: name }) => (
          <li key={id}>
            <Link to={`/case-studies#${id}`} className="group block">
              <FigurePicture figure={counted[id]} />
              <span className="mt-5 block font-mono text-label text-accent">{client}</span>
              <span className="mt-1 block text-heading tabular">{results[id]}</span>
              <span className="block text-small text-muted">{computedResults[id]}</span>
              <span className="mt-3 block lg:pr-gutter [&_svg]:inline">
                {name} <LinkArrow />
              </span>
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}
