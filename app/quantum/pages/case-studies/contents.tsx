import type { CaseStudy } from "#app/content/quantum/case-studies/study.ts";
import { caseStudiesPage } from "#app/content/quantum/case-studies.ts";
import { cx } from "#app/lib/cx.ts";
import { Link } from "#app/navigation/link.tsx";
import { computedFor } from "#app/quantum/studies/figures.ts";
import { onGround } from "#app/styles/grounds.ts";
import { FigurePicture } from "#app/ui/figure/picture.tsx";

export function Contents({ studies }: { studies: readonly CaseStudy[] }) {
  return (
    <nav aria-label={caseStudiesPage.contents}>
      <ol className="studies">
        {studies.map((study) => (
          <li key={study.id}>
            <Plate {...study} />
          </li>
        ))}
      </ol>
    </nav>
  );
}

const plateStyle =
  "study-plate group grid h-full grid-cols-[3fr_2fr] items-center gap-4 py-5 lg:grid-cols-1 lg:content-between lg:gap-8 lg:py-9";

function Plate({ id, topic, client, title }: CaseStudy) {
  const { className, ...on } = onGround(topic);
  const computed = computedFor(id);
  return (
    <Link to={`/case-studies#${id}`} className={cx(plateStyle, className)} {...on}>
      <span>
        <span className="block text-muted">{client}</span>
        <span className="text-item font-medium underline decoration-quiet decoration-1 underline-offset-4 group-hover:decoration-ink">
          {title}
          <span aria-hidden="true">{"\u00a0↓"}</span>
        </span>
      </span>
      {computed && <FigurePicture figure={computed.summary.drawing} alt="" />}
    </Link>
  );
}
