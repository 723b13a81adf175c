import type { resourcesPage } from "#app/content/quantum/resources.ts";
import { documentFacts } from "#app/documents/generated/facts.ts";
import { FigurePicture } from "#app/drawing/figure.tsx";
import { Link } from "#app/navigation/link.tsx";
import covers from "./covers.pictures.ts?figure";

/** The documents as sheets of paper, each with its cover and the way to its entry. */
export function ResourcesShelf({ title, kinds }: typeof resourcesPage.shelf) {
  return (
    <nav aria-label={title} className="hero-picture max-lg:px-gutter">
      <ul className="grid grid-cols-2 gap-3 sm:grid-cols-4 sm:gap-4 xl:grid-cols-7">
        {documentFacts.map(({ slug, kind, title: name }) => (
          <li key={slug}>
            <Link to={`/resources#${slug}`} className="sheet">
              <span className="font-mono text-label">{kinds[kind]}</span>
              <span className="mt-2 text-subheading">{name}</span>
              <FigurePicture figure={covers[slug]} alt="" className="sheet-picture" />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
