import type { ReactNode } from "react";
import type { CaseStudy } from "#app/content/quantum/case-studies/study.ts";
import { caseStudiesPage } from "#app/content/quantum/case-studies.ts";
import type { TitledText } from "#app/content/types.ts";
import { cx } from "#app/lib/cx.ts";
import { NoBreak } from "#app/ui/no-break.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import { touchTarget } from "#app/ui/touch-target.ts";
import { Wire } from "./wire.tsx";

const { parts } = caseStudiesPage;

/** The parts of every study, in one order. */
export function Reading(study: CaseStudy) {
  const { problem, approach, architecture, results, nextSteps, more } = study;
  return (
    <div className="grid gap-x-8 gap-y-5 md:gap-y-10 lg:grid-cols-12 lg:gap-y-14">
      <Part title={parts.problem} className="lg:col-span-5">
        {problem.map((text, index) => (
          <p
            key={text}
            className={cx("max-w-lead", index > 0 && "mt-4 text-muted max-md:text-small")}
          >
            <NoBreak text={text} />
          </p>
        ))}
      </Part>
      <Part title={parts.approach} className="lg:col-span-7">
        <Steps points={approach} />
      </Part>
      <Part title={parts.architecture} className="lg:col-span-12">
        <Wire parts={architecture} />
      </Part>
      <Part title={parts.results} className="lg:col-span-5">
        <p className="max-w-lead">
          <NoBreak text={results.text} />
        </p>
        <p className="mt-4 max-w-lead text-muted max-md:text-small">
          <strong className="font-medium text-ink">{parts.limit}.</strong>{" "}
          <NoBreak text={results.limit} />
        </p>
        <p className="mt-4">
          <TextLink to={more.to} className={touchTarget}>
            {more.label}
          </TextLink>
        </p>
      </Part>
      <Part title={parts.nextSteps} className="lg:col-span-4">
        <ul>
          {nextSteps.map((step) => (
            <li
              key={step}
              className="text-muted max-md:inline max-md:text-small md:py-2.5 md:not-first:border-t md:border-line lg:py-3 first:pt-0"
            >
              <NoBreak text={step} />{" "}
            </li>
          ))}
        </ul>
      </Part>
      <Quote {...study} />
    </div>
  );
}

interface PartProps {
  title: string;
  className: string;
  children: ReactNode;
}

function Part({ title, className, children }: PartProps) {
  return (
    <div className={className}>
      <h3 className="mb-2 text-subheading lg:mb-5">{title}</h3>
      {children}
    </div>
  );
}

function Steps({ points }: { points: readonly TitledText[] }) {
  return (
    <ol className="grid gap-x-8 gap-y-2 sm:grid-cols-2 sm:gap-y-4 lg:grid-cols-1 xl:grid-cols-7 xl:gap-y-6">
      {points.map(({ title, text }, index) => (
        <li
          key={title}
          className="grid grid-cols-[1.5rem_minmax(0,1fr)] content-start items-baseline xl:odd:col-span-4 xl:even:col-span-3"
        >
          <span aria-hidden="true" className="font-mono text-label text-accent">
            {index + 1}
          </span>
          <div className="max-md:text-small">
            <h4 className="text-item max-sm:inline max-sm:text-small max-sm:after:content-['.']">
              <NoBreak text={title} />
            </h4>{" "}
            <p className="mt-1 text-muted max-sm:inline">
              <NoBreak text={text} />
            </p>
          </div>
        </li>
      ))}
    </ol>
  );
}

function Quote({ quote: { text, role }, isReference }: CaseStudy) {
  return (
    <blockquote className="lg:col-span-3 lg:pt-1">
      <p className="text-item font-normal">“{text}”</p>
      <footer className="mt-3 font-mono text-label text-quiet">
        {isReference ? role : `${parts.voice}: ${role}`}
      </footer>
    </blockquote>
  );
}
