import type { CaseStudy } from "#app/content/quantum/case-studies/study.ts";
import { caseStudiesPage } from "#app/content/quantum/case-studies.ts";
import { Figure } from "#app/figures/figure.tsx";
import { cx } from "#app/lib/cx.ts";
import { FigureKey } from "#app/quantum/sections/figure-key.tsx";
import { Container } from "#app/ui/container.tsx";
import { onGround } from "#app/ui/grounds.ts";
import { Illustrative } from "#app/ui/illustrative.tsx";
import { NoBreak } from "#app/ui/no-break.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import { touchTarget } from "#app/ui/touch-target.ts";
import { computedFor } from "./computed-studies.ts";
import { Reading } from "./reading.tsx";

const { parts } = caseStudiesPage;

/** A study: a poster in its topic's ground, then what there is to read. */
export function Study(study: CaseStudy) {
  const { id, topic } = study;
  const { className, ...on } = onGround(topic);
  return (
    <article id={id} aria-labelledby={`${id}-title`} className="overflow-x-clip">
      <div className={cx("py-small max-md:py-8", className)} {...on}>
        <Container>
          <Head {...study} />
          <StudyPicture {...study} />
        </Container>
      </div>
      <Container className="py-small max-md:py-8">
        <Reading {...study} />
      </Container>
    </article>
  );
}

/** What such a project would aim for stands with its story, what is computed here apart from it. */
function Head({ id, client, title, summary, results, isReference }: CaseStudy) {
  return (
    <header className="grid break-inside-avoid gap-x-8 gap-y-4 wrap-anywhere *:min-w-0 md:gap-y-6 lg:grid-cols-12 lg:gap-y-10">
      <div className="lg:col-span-6">
        <p className="font-mono text-label text-muted">{client}</p>
        <h2 id={`${id}-title`} className="mt-3 text-heading">
          {title}
        </h2>
      </div>
      <p className="max-w-lead text-pretty text-muted lg:col-span-6 lg:self-end">
        <NoBreak text={summary} />
      </p>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,8.75rem),1fr))] gap-4 md:gap-x-8 lg:contents">
        <p className="border-t border-dashed border-quiet pt-3 lg:col-span-5">
          {!isReference && (
            <span className="flex flex-wrap items-center gap-x-3 font-mono text-label text-muted">
              {parts.aim} <Illustrative isInline />
            </span>
          )}{" "}
          <span className="mt-2 block text-subheading font-medium lg:text-heading">
            <NoBreak text={results.claim} />
          </span>
        </p>
        <ComputedNumber id={id} />
      </div>
    </header>
  );
}

/** The one number of the study that is computed here, what came out lit, and the way to its run. */
function ComputedNumber({ id }: Pick<CaseStudy, "id">) {
  const computed = computedFor(id);
  if (!computed) return null;
  const { from, word, to, counts } = computed.result;
  const outcomeTone = computed.resultTone === "ink" ? "text-ink" : "text-accent";
  return (
    <p className="border-t border-quiet pt-3 lg:col-span-6 lg:col-start-7">
      <span className="block text-[length:min(var(--number-size),8vw)]/[0.9] font-medium tracking-(--number-tracking) text-quiet tabular">
        <span className={word === "of" ? outcomeTone : undefined}>{from}</span> {word}{" "}
        <span className={word === "to" ? outcomeTone : undefined}>{to}</span>
      </span>{" "}
      <TextLink
        to={`/case-studies#${id}-computed`}
        className={cx(touchTarget, "mt-2 inline-block max-md:text-small lg:mt-4")}
      >
        {counts}
      </TextLink>
    </p>
  );
}

/** Its picture with its key; the fold under it says how all its numbers came about. */
function StudyPicture({ id, results: { arithmetic } }: CaseStudy) {
  const computed = computedFor(id);
  if (!computed) return null;
  const { figure, isInset } = computed;
  return (
    <Figure
      figure={figure}
      width="page"
      methodId={`${id}-computed`}
      more={
        arithmetic && (
          <div className="mt-6 max-w-prose">
            <h3 className="font-medium text-ink">{parts.arithmetic}</h3>
            <p className="mt-2">{arithmetic}</p>
          </div>
        )
      }
      className={cx("mt-6 lg:mt-14", isInset && "study-inset")}
    >
      <FigureKey items={figure.legend} />
    </Figure>
  );
}
