import { resourcesPage } from "#app/content/quantum/resources.ts";
import { Link } from "#app/navigation/link.tsx";
import { lineLinkStyle } from "#app/ui/text-link.tsx";
import list from "#data/paper-list.computed.ts";
import { coverSize } from "#data/papers.ts";
import { DocumentVersion, factsOf, sizeOf, weightOf } from "./document.tsx";

const { shelf, benchmarks, guides, own } = resourcesPage;

/** Every paper by its cover, which opens it; the benchmarks lead to their charts on this page. */
export function ResourcesWhitepapers({ title, items }: typeof resourcesPage.whitepapers) {
  return (
    <div className="hero-picture grid grid-cols-1 gap-y-10 max-md:mt-6 max-lg:px-gutter lg:gap-y-12">
      <section id="whitepapers" aria-labelledby="whitepapers-title">
        <h2 id="whitepapers-title" className="text-subheading">
          {title}
        </h2>
        <ul className="mt-4 grid gap-x-8 gap-y-6 md:grid-cols-3">
          {items.map((paper) => (
            <Paper key={paper.link} {...paper} loading="eager" />
          ))}
        </ul>
      </section>
      <section id="guides" aria-labelledby="shelf-title">
        <h2 id="shelf-title" className="text-subheading">
          {shelf.title}
        </h2>
        <ul className="mt-4 grid gap-x-8 gap-y-5 sm:grid-cols-2 lg:grid-cols-4">
          {Object.values(benchmarks.items).map(({ title: name, link }) => (
            <li key={link}>
              <Link to={`/resources#${factsOf(link).slug}`} className="cover group">
                <Cover link={link} loading="lazy" />
                <span className={coverTitle}>
                  {name}
                  <span aria-hidden="true">{"\u00a0↓"}</span>
                </span>
                <span className="block text-small text-muted">{shelf.kinds.benchmark}</span>
              </Link>
            </li>
          ))}
          {guides.items.map((guide) => (
            <Paper key={guide.link} {...guide} loading="lazy" kind={shelf.kinds.guide} />
          ))}
        </ul>
      </section>
      {list.own.length > 0 && <OwnDocuments />}
    </div>
  );
}

/** What the owner adds in site.config.ts: a line each, because no cover is drawn for it. */
function OwnDocuments() {
  return (
    <section id="documents" aria-labelledby="documents-title">
      <h2 id="documents-title" className="text-subheading">
        {own.title}
      </h2>
      <ul className="mt-4 border-b border-line">
        {list.own.map(({ file, title, date, day, ...size }) => (
          <li key={file} className="border-t border-line py-3">
            <a href={file} className={lineLinkStyle}>
              {title}, {weightOf(size)}
            </a>{" "}
            <time dateTime={date} className="whitespace-nowrap text-small text-quiet md:ml-3">
              {day}
            </time>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface PaperProps {
  title: string;
  description: string;
  link: string;
  loading: "eager" | "lazy";
  kind?: string;
}

function Paper({ title, description, link, loading, kind }: PaperProps) {
  return (
    <li id={factsOf(link).slug} className="scroll-mt-28">
      <a href={link} className="cover group">
        <Cover link={link} loading={loading} />
        <h3 className={coverTitle}>{title}</h3>
        <p className="text-small text-muted">{[kind, sizeOf(link)].filter(Boolean).join(". ")}</p>
        <p className="mt-1.5 text-muted max-md:text-small">{description}</p>
      </a>
      <DocumentVersion title={title} link={link} />
    </li>
  );
}

const coverTitle =
  "block text-item/[1.2] md:mt-3 font-medium text-balance underline decoration-quiet decoration-1 underline-offset-4 group-hover:decoration-ink";

function Cover({ link, loading }: { link: string; loading: "eager" | "lazy" }) {
  const src = `/papers/covers/${factsOf(link).slug}.svg`;
  return (
    <img
      src={src}
      alt=""
      {...coverSize}
      loading={loading}
      className="aspect-[1.4] object-cover object-right-bottom"
    />
  );
}
