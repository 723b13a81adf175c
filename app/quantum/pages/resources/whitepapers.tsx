import { resourcesPage } from "#app/content/quantum/resources.ts";
import { cx } from "#app/lib/cx.ts";
import { coverSize } from "#app/models/papers.ts";
import { Link } from "#app/navigation/link.tsx";
import { DocumentAccess, factsOf } from "./document.tsx";

const { shelf, benchmarks, guides, access } = resourcesPage;
const otherPapers = [
  ...benchmarks.items.map((item) => ({ ...item, kind: shelf.kinds.benchmark })),
  ...guides.items.map((item) => ({ ...item, kind: shelf.kinds.guide })),
];

export function ResourcesWhitepapers({ title, items }: typeof resourcesPage.whitepapers) {
  return (
    <div className="hero-picture max-md:mt-6 max-lg:px-gutter">
      <section id="whitepapers" aria-labelledby="whitepapers-title">
        <h2 id="whitepapers-title" className="text-subheading">
          {title}
        </h2>
        <ul className="mt-4 grid gap-x-8 gap-y-6 md:grid-cols-3">
          {items.map((paper) => (
            <li
              key={paper.link}
              id={factsOf(paper.link).slug}
              className="scroll-mt-28 md:row-span-2 md:grid md:grid-rows-subgrid md:gap-y-0"
            >
              <a href={paper.link} className="cover group block">
                <Cover link={paper.link} loading="eager" />
                <h3 className={cx("mt-3", coverTitle)}>{paper.title}</h3>
                <p className="mt-1.5 text-muted max-md:text-small">{paper.description}</p>
              </a>
              <div className="mt-2">
                <DocumentAccess {...paper} />
              </div>
            </li>
          ))}
        </ul>
      </section>
      <nav aria-labelledby="shelf-title" className="mt-6 max-md:hidden lg:mt-12">
        <h2 id="shelf-title" className="text-subheading">
          {shelf.title}
        </h2>
        <ul className="mt-4 grid grid-cols-4 gap-x-8 gap-y-5">
          {otherPapers.map(({ title: name, kind, link }) => (
            <li key={link}>
              <Link to={`/resources#${factsOf(link).slug}`} className="cover group block">
                <Cover link={link} loading="lazy" />
                <span className="mt-3 block">
                  <span className="block text-small text-muted">
                    {kind}, {factsOf(link).pages} {access.pages}
                  </span>
                  <span className={cx("underline", coverTitle)}>{name}</span>
                </span>
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}

const coverTitle = "block text-item/[1.2] font-medium text-balance group-hover:underline";

function Cover({ link, loading }: { link: string; loading: "eager" | "lazy" }) {
  const src = `/papers/covers/${factsOf(link).slug}.svg`;
  return (
    <img
      src={src}
      alt=""
      {...coverSize}
      loading={loading}
      className="aspect-[1.4] object-cover object-bottom max-md:aspect-[2.8]"
    />
  );
}
