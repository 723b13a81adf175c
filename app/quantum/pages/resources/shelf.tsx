import { documentFacts } from "@adyakshar/papers/generated";
import type { resourcesPage } from "#app/content/quantum/resources.ts";
import { Link } from "#app/navigation/link.tsx";
import { SwipeRow } from "#app/ui/swipe-row.tsx";
import { SheetImage } from "./document.tsx";

/** The documents by their covers, each the way to its entry: the papers large, the others under them. */
export function ResourcesShelf({ title, kinds }: typeof resourcesPage.shelf) {
  return (
    <nav aria-label={title} className="hero-picture max-lg:px-gutter">
      <SwipeRow name="documents" className="shelf">
        {documentFacts.map(({ slug, kind, title: name, sheets: [cover] }) => (
          <li key={slug} className="cover">
            <Link to={`/resources#${slug}`}>
              <span className="sr-only">
                {kinds[kind]}: {name}
              </span>
              <SheetImage
                sheet={{ ...cover, alt: "" }}
                sizes={`(width >= 48rem) ${kind === "whitepaper" ? 28 : 22}vw, 86vw`}
              />
            </Link>
          </li>
        ))}
      </SwipeRow>
    </nav>
  );
}
