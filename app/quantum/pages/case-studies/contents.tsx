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

function Band({ id, topic, title, summary }: CaseStudy) {
  const { className, ...on } = onGround(topic);
  const computed = computedFor(id);
  return (
    <Link to={`/case-studies#${id}`} className={cx("study-band", className)} {...on}>
      <span>
        <span className="study-band-link">
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
            <span className="study-band-number">{computed.result.number}</span>
            <span className="block font-mono text-label text-muted md:hidden">
              {computed.result.unit}
            </span>
          </span>
          <FigurePicture figure={computed.band} alt="" className="study-strip max-lg:hidden" />
        </>
      )}
    </Link>
  );
}
