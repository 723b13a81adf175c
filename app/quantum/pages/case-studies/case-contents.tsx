import type { caseStudiesPage } from "#app/content/quantum/case-studies.ts";
import { computedResults } from "#app/content/quantum/computed-results.ts";
import { FigurePicture } from "#app/figures/picture.tsx";
import { Link } from "#app/navigation/link.tsx";
import { LinkArrow } from "#app/ui/link-arrow.tsx";
import counted from "./counted.pictures.ts";
import results from "./results.data.ts";

interface CaseContentsProps {
  title: string;
  studies: typeof caseStudiesPage.studies;
}

/** The table of contents: what was computed for each study beside a drawing in which it can be counted; each line is a link. */
export function CaseContents({ title, studies }: CaseContentsProps) {
  return (
    <nav aria-label={title} className="hero-picture max-lg:px-gutter">
      <ol>
        {studies.map(({ id, title: name }) => (
          <li key={id}>
            <Link to={`/case-studies#${id}`} className="case-line group">
              <span>
                <span className="block text-heading whitespace-nowrap tabular">{results[id]}</span>
                <span className="block text-muted">{computedResults[id]}</span>
                <span className="mt-2 block [&_svg]:inline">
                  {name} <LinkArrow />
                </span>
              </span>
              <FigurePicture figure={counted[id]} alt="" />
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}
