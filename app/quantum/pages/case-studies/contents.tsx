import type { CaseStudy } from "#app/content/quantum/case-studies/study.ts";
import { caseStudiesPage } from "#app/content/quantum/case-studies.ts";
import { FigurePicture } from "#app/figures/picture.tsx";
import { cx } from "#app/lib/cx.ts";
import { Link } from "#app/navigation/link.tsx";
import { ResultNumber } from "#app/quantum/sections/result-number.tsx";
import { onGround } from "#app/ui/grounds.ts";
import { Illustrative } from "#app/ui/illustrative.tsx";
import { computedFor } from "./computed-studies.ts";

export function Contents({ studies }: { studies: readonly CaseStudy[] }) {
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
  "group grid gap-x-8 gap-y-1 px-gutter py-4 md:grid-cols-2 lg:min-h-40 lg:grid-cols-12 lg:items-center lg:px-margin";

function Band({ id, topic, client, title, summary, results, isReference }: CaseStudy) {
  const { className, ...on } = onGround(topic);
  const computed = computedFor(id);
  return (
    <Link to={`/case-studies#${id}`} className={cx(bandStyle, className)} {...on}>
      <span className="lg:col-span-3">
        <span className="block text-muted">{client}</span>
        <span className="text-item font-medium underline decoration-quiet decoration-1 underline-offset-4 group-hover:decoration-ink">
          {title}
          <span aria-hidden="true">{"\u00a0↓"}</span>
        </span>
      </span>
      <span className="lg:col-span-4">
        {computed ? (
          <>
            <ResultNumber
              result={computed.result}
              className="text-[clamp(2.75rem,3.75vw,3.375rem)] max-md:inline max-md:text-item"
            />{" "}
            <span className="mt-1.5 text-small text-muted md:block">{computed.result.counts}</span>
          </>
        ) : (
          <span className="block text-small text-muted max-md:hidden">{summary}</span>
        )}{" "}
        <span className="mt-2 block text-small max-md:hidden">
          {!isReference && <Illustrative />} {results.claim}
        </span>
      </span>
      {computed && (
        <FigurePicture figure={computed.drawing} alt="" className="max-lg:hidden lg:col-span-5" />
      )}
    </Link>
  );
}
