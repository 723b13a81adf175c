import { COVER } from "@adyakshar/papers/facts";
import { documentFacts } from "@adyakshar/papers/generated";
import type { resourcesPage } from "#app/content/quantum/resources.ts";
import { Link } from "#app/navigation/link.tsx";
import { SwipeRow } from "#app/ui/swipe-row.tsx";

/** The documents by their covers, each the way to its entry: the papers large, the others under them. */
export function ResourcesShelf({ title, kinds }: typeof resourcesPage.shelf) {
  return (
    <nav aria-label={title} className="hero-picture max-lg:px-gutter">
      <SwipeRow name="documents" className="shelf">
        {documentFacts.map(({ slug, kind, title: name }, index) => (
          <li key={slug}>
            <Link to={`/resources#${slug}`} className="cover">
              <img
                src={`/papers/covers/${slug}.svg`}
                alt=""
                {...COVER}
                loading={index < 3 ? "eager" : "lazy"}
              />
              <span className="cover-words">
                <span className="block font-mono text-label text-accent">{kinds[kind]}</span>
                <span className="cover-title">{name}</span>
              </span>
            </Link>
          </li>
        ))}
      </SwipeRow>
    </nav>
  );
}
