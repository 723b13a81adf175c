import { composedMark } from "#app/content/quantum/computed-results.ts";
import type { industriesPage } from "#app/content/quantum/industries.ts";
import { FigurePicture } from "#app/drawing/figure.tsx";
import { Link } from "#app/navigation/link.tsx";
import { LinkArrow } from "#app/ui/link-arrow.tsx";
import strips from "./strips.pictures.ts?figure";

/** Five strips, each a picture of its sector and the way to it: lines on a phone, columns on a wide screen. */
export function IndustriesStrips({ items }: Pick<typeof industriesPage.sectors, "items">) {
  return (
    <div className="hero-picture print:hidden">
      <ul className="grid border-t border-line lg:grid-cols-5 lg:gap-x-8">
        {items.map(({ id, name, impact, isComposed }) => (
          <li key={id} className="max-lg:border-b max-lg:border-line">
            <Link
              to={`/industries#${id}`}
              className="strip group flex h-full items-center gap-4 max-lg:px-gutter sm:gap-6 lg:flex-col lg:items-start lg:pt-8"
            >
              <FigurePicture figure={strips[id]} alt="" className="w-20 shrink-0 lg:w-full" />
              <span className="flex min-w-0 flex-col lg:grow">
                <span className="order-1 font-mono text-label text-quiet lg:order-none lg:mb-4">
                  {strips[id].title}
                </span>
                <span className="flex flex-wrap items-baseline gap-x-4 text-subheading lg:text-body lg:text-accent">
                  {name}
                  <LinkArrow />
                </span>
                <span className="text-small text-muted max-sm:hidden lg:mt-2 lg:text-subheading lg:text-ink">
                  {impact}
                  {isComposed && (
                    <span className="block font-mono text-label text-quiet">{composedMark}</span>
                  )}
                </span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
