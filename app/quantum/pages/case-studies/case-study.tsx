import type { CaseStudy } from "#app/content/quantum/case-studies/study.ts";
import { cx } from "#app/lib/cx.ts";
import { FigureKey } from "#app/quantum/sections/figure-key.tsx";
import { ResultNumber } from "#app/quantum/sections/result-number.tsx";
import { computedFor } from "#app/quantum/studies/figures.ts";
import { onGround } from "#app/styles/grounds.ts";
import { Container } from "#app/ui/container.tsx";
import { Figure } from "#app/ui/figure/figure.tsx";
import { Illustrative } from "#app/ui/illustrative.tsx";
import { NoBreak } from "#app/ui/no-break.tsx";
import { TextLink, touchTarget } from "#app/ui/text-link.tsx";
import { Reading } from "./reading.tsx";

export function Study(study: CaseStudy) {
  const { id, topic } = study;
  const { className, ...on } = onGround(topic);
  return (
    <article
      id={id}
      aria-labelledby={`${id}-title`}
      className={cx("overflow-x-clip py-small max-md:py-8", className)}
      {...on}
    >
      <Container className="flex flex-col gap-y-8 lg:gap-y-12">
        <Head {...study} />
        <StudyPicture {...study} />
        <Reading {...study} />
      </Container>
    </article>
  );
}

function Head({ id, client, title, summary, results, isReference }: CaseStudy) {
  return (
    <header className="grid break-inside-avoid gap-x-8 gap-y-6 wrap-anywhere *:min-w-0 lg:grid-cols-2">
      <div>
        <p className="text-muted">{client}</p>
        <h2 id={`${id}-title`} className="mt-3 text-heading">
          {title}
        </h2>
        <NoBreak as="p" className="mt-4 max-w-lead text-pretty text-muted lg:mt-6" text={summary} />
      </div>
      <div>
        <ComputedNumber id={id} />
        <p className="border-t border-dashed border-quiet pt-3 text-[1.375rem]/[1.2]">
          {!isReference && <Illustrative />} <NoBreak text={results.claim} />
        </p>
      </div>
    </header>
  );
}

function ComputedNumber({ id }: Pick<CaseStudy, "id">) {
  const computed = computedFor(id);
  if (!computed) return null;
  return (
    <p className="mb-4 lg:mb-6">
      <ResultNumber
        result={computed.summary}
        className="text-[length:min(var(--number-size),17vw)] lg:text-[length:min(var(--number-size),8vw)]"
      />{" "}
      <TextLink
        to={`/case-studies#${id}-computed`}
        className={cx(touchTarget, "mt-2 inline-block max-md:text-small lg:mt-4")}
      >
        {computed.summary.counts}
      </TextLink>
    </p>
  );
}

function StudyPicture({ id }: CaseStudy) {
  const computed = computedFor(id);
  if (!computed) return null;
  const { figure, isInset } = computed;
  return (
    <div data-carried={`study-${id}`}>
      <Figure
        figure={figure}
        width="page"
        methodId={`${id}-computed`}
        className={isInset && "study-inset"}
      >
        <FigureKey items={figure.legend} />
      </Figure>
    </div>
  );
}
