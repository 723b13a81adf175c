import type { ReactNode } from "react";
import { caseStudiesPage, type CaseStudy as Study } from "#app/content/quantum/case-studies.ts";
import { FigureView } from "#app/figures/figure-view.tsx";
import { cx } from "#app/lib/cx.ts";
import { Container } from "#app/ui/container.tsx";
import { type CaseStudyId, caseFigures } from "./case-figures.tsx";

export interface CaseStudyProps extends Study {
  id: CaseStudyId;
  /** The middle one is set on paper, so that neighbors part. */
  isPaper: boolean;
}

const { parts } = caseStudiesPage;

/** A study as a short paper, its headings in the margin. */
export function CaseStudy({ isPaper, ...study }: CaseStudyProps) {
  const headingId = `${study.id}-title`;
  const figures = caseFigures[study.id];
  return (
    <article
      id={study.id}
      aria-labelledby={headingId}
      className={cx("border-t border-line", isPaper && "paper")}
    >
      <Container className="py-section">
        <p className="font-mono text-label text-accent">{study.client}</p>
        <h2 id={headingId} className="mt-3 mb-10 max-w-[46rem] text-title">
          {study.title}
        </h2>
        <Part title={parts.summary}>
          <p className="max-w-[46rem] text-lead">{study.summary}</p>
        </Part>
        <Part title={parts.problem}>
          <div className="grid gap-x-8 gap-y-5 text-muted lg:grid-cols-2">
            {study.problem.map((paragraph) => (
              <p key={paragraph} className="max-w-[42rem]">
                {paragraph}
              </p>
            ))}
          </div>
        </Part>
        <Part title={parts.approach}>
          <ol className="list-decimal pl-6 marker:font-mono marker:text-label marker:text-quiet">
            {study.approach.map((step) => (
              <li key={step.title} className="max-w-[46rem] pb-3 pl-1 last:pb-0">
                <strong className="font-medium">{step.title}.</strong>{" "}
                <span className="text-muted">{step.text}</span>
              </li>
            ))}
          </ol>
        </Part>
        <Part title={parts.architecture}>
          <div className="grid gap-x-8 gap-y-8 xl:grid-cols-9">
            <FigureView figure={figures.architecture} className="max-w-[40rem] xl:col-span-5" />
            <dl className="xl:col-span-4 xl:pl-4">
              {study.architecture.map((part) => (
                <div key={part.title} className="border-b border-line py-3 first:pt-0">
                  <dt className="font-medium">{part.title}</dt>
                  <dd className="text-muted">{part.text}</dd>
                </div>
              ))}
            </dl>
          </div>
        </Part>
        <Part title={parts.results}>
          <p className="max-w-[9em] text-statement">{study.results.claim}</p>
          <div className="mt-10 grid gap-x-8 gap-y-8 xl:grid-cols-9">
            <FigureView figure={figures.result} className="max-w-[40rem] xl:col-span-5" />
            <div className="max-w-[42rem] text-muted xl:col-span-4 xl:pl-4">
              <p>{study.results.text}</p>
              <p className="mt-4">
                <strong className="font-medium text-ink">{parts.arithmetic}.</strong>{" "}
                {study.results.arithmetic}
              </p>
              <p className="mt-4">
                <strong className="font-medium text-ink">{parts.limit}.</strong>{" "}
                {study.results.limit}
              </p>
            </div>
          </div>
        </Part>
        <Part title={parts.nextSteps}>
          <ul className="text-muted">
            {study.nextSteps.map((step) => (
              <li key={step} className="max-w-[46rem] border-b border-line py-3 first:pt-0">
                {step}
              </li>
            ))}
          </ul>
        </Part>
        <blockquote className="mt-6 lg:ml-[25%] lg:pl-2">
          <p className="max-w-[24em] text-title text-balance">“{study.quote.text}”</p>
          <footer className="mt-5 font-mono text-label text-quiet">{study.quote.role}</footer>
        </blockquote>
      </Container>
    </article>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="grid gap-x-8 gap-y-4 border-t border-line py-8 lg:grid-cols-12 lg:py-10">
      <h3 className="text-heading lg:col-span-3">{title}</h3>
      <div className="lg:col-span-9">{children}</div>
    </div>
  );
}
