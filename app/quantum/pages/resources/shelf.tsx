import type { resourcesPage } from "#app/content/quantum/resources.ts";
import { documentFacts } from "#app/documents/generated/facts.ts";
import { Link } from "#app/navigation/link.tsx";
import { SheetImage } from "./document.tsx";

/** The documents by their covers, each the way to its entry. */
export function ResourcesShelf({ title, kinds }: typeof resourcesPage.shelf) {
  return (
    <nav aria-label={title} className="hero-picture max-lg:px-gutter">
      <ul className="shelf">
        {documentFacts.map(({ slug, kind, title: name, sheets: [cover] }) => (
          <li key={slug} className="cover">
            <Link to={`/resources#${slug}`}>
              <span className="sr-only">
                {kinds[kind]}: {name}
              </span>
              <SheetImage
                sheet={{ ...cover, alt: "" }}
                sizes="(width >= 64rem) 14vw, (width >= 36rem) 32vw, 46vw"
              />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
