import type { CaseStudy } from "#app/content/quantum/case-studies/study.ts";
import { caseStudiesPage } from "#app/content/quantum/case-studies.ts";
import { FigurePicture } from "#app/figures/picture.tsx";
import { cx } from "#app/lib/cx.ts";
import { Link } from "#app/navigation/link.tsx";
import { onGround } from "#app/ui/grounds.ts";
import { computedFor } from "./computed-studies.ts";

interface ContentsProps {
  studies: readonly CaseStudy[];
}

/** A band for each study in its topic's ground, beside a drawing in which what was computed can be counted. */
export function Contents({ studies }: ContentsProps) {
  return (
    <nav aria-label={caseStudiesPage.contents}>
      <ol>
        {studies.map((study) => (
          <li key={study.id}>
            <Band {...study} />
          </li>
        ))}
      </ol>
    </nav>
  );
}

const bandStyle =
  "group grid min-h-21 grid-cols-[minmax(0,1fr)_fit-content(50%)] items-center gap-x-4 px-gutter py-3 lg:min-h-36.5 lg:grid-cols-12 lg:gap-x-8 lg:px-margin";

/** In this measure each title has as many lines in the fallback as in the site's own type. */
const titleStyle =
  "block text-(length:--small-size)/[1.3] font-medium underline decoration-quiet decoration-1 underline-offset-4 group-hover:decoration-ink md:max-w-[21.5rem] md:text-(length:--item-size)/[1.3]";

function Band({ id, topic, title, summary }: CaseStudy) {
  const { className, ...on } = onGround(topic);
  const computed = computedFor(id);
  return (
    <Link to={`/case-studies#${id}`} className={cx(bandStyle, className)} {...on}>
      <span className="lg:col-span-4">
        <span className={titleStyle}>
          {title}
          <span aria-hidden="true">{"\u00a0↓"}</span>
        </span>
        <span className="mt-1 block text-small text-muted max-md:hidden">
          {computed ? (
            <>
              <span className="max-lg:hidden">{computed.result.number}</span>{" "}
              {computed.result.counts}
            </>
          ) : (
            summary
          )}
        </span>
      </span>
      {computed && (
        <>
          <span className="text-end lg:hidden">
            <span className="text-[1.625rem]/[1.1] font-medium tracking-[-0.03em] tabular">
              {computed.result.number}
            </span>
            <span className="block font-mono text-label text-muted md:hidden">
              {computed.result.unit}
            </span>
          </span>
          <FigurePicture figure={computed.band} alt="" className="max-lg:hidden lg:col-span-8" />
        </>
      )}
    </Link>
  );
}
