import type { resourcesPage } from "#app/content/quantum/resources.ts";
import { documentFacts } from "#app/documents/generated/facts.ts";
import { covers } from "#app/figures/generated/covers.ts";
import { Link } from "#app/navigation/link.tsx";

/** The documents as sheets of paper, each with its cover and the way to its entry. */
export function ResourcesShelf({ title, kinds }: typeof resourcesPage.shelf) {
  return (
    <nav aria-label={title} className="hero-plate max-lg:px-gutter">
      <ul className="grid grid-cols-2 gap-3 sm:grid-cols-4 sm:gap-4 xl:grid-cols-7">
        {documentFacts.map(({ slug, kind, title: name }) => (
          <li key={slug}>
            <Link to={`/resources#${slug}`} className="sheet">
              <span className="font-mono text-label">{kinds[kind]}</span>
              <span className="mt-2 text-heading">{name}</span>
              <img
                src={covers[slug].src}
                alt=""
                width={covers[slug].width}
                height={covers[slug].height}
                loading="lazy"
                decoding="async"
                fetchPriority="low"
                className="mt-auto ml-auto aspect-square w-3/5 object-contain object-right-bottom sm:w-full sm:object-bottom"
              />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
