import type { ReactNode } from "react";
import type { ArchitecturePart, CaseStudy } from "#app/content/quantum/case-studies/study.ts";
import { caseStudiesPage } from "#app/content/quantum/case-studies.ts";
import type { TitledText } from "#app/content/types.ts";
import { hexagon } from "#app/drawing/path.ts";
import { cx } from "#app/lib/cx.ts";
import { PhoneFold } from "#app/ui/fold.tsx";
import { NoBreak } from "#app/ui/no-break.tsx";
import { TextLink } from "#app/ui/text-link.tsx";

const { parts } = caseStudiesPage;

export function Reading(study: CaseStudy) {
  const { problem, approach, architecture, results, nextSteps, more } = study;
  return (
    <div className="grid gap-x-8 gap-y-5 md:gap-y-10 lg:grid-cols-3">
      <Part title={parts.problem}>
        {problem.map((text, index) => (
          <NoBreak key={text} as="p" className={index > 0 ? secondStyle : undefined} text={text} />
        ))}
      </Part>
      <PhoneFold
        title={parts.approach}
        heading="h3"
        label={<NoBreak text={approach.map(({ title }) => title).join(", ")} />}
        className="lg:col-span-2"
      >
        <Steps points={approach} />
      </PhoneFold>
      <PhoneFold
        title={parts.architecture}
        heading="h3"
        label={<NoBreak text={architecture.map(({ title }) => title).join(" → ")} />}
        className="max-md:-mt-5 lg:col-span-3"
      >
        <Architecture parts={architecture} />
      </PhoneFold>
      <div className="lg:col-span-2">
        <Part title={parts.results}>
          <div className="gap-8 lg:columns-2">
            <NoBreak as="p" text={results.text} />
            {results.relation && <NoBreak as="p" className={secondStyle} text={results.relation} />}
            <p className={secondStyle}>
              <strong className="font-medium text-ink">{parts.limit}.</strong>{" "}
              <NoBreak text={results.limit} /> <TextLink to={more.to}>{more.label}</TextLink>
            </p>
          </div>{" "}
        </Part>
      </div>
      <div className="grid content-start gap-y-6">
        {" "}
        <Part title={parts.nextSteps}>
          <ul className="max-md:text-small">
            {nextSteps.map((step) => (
              <NoBreak
                as="li"
                key={step}
                className="border-line py-2 text-muted not-first:border-t first:pt-0"
                text={step}
              />
            ))}
          </ul>
        </Part>
        <Quote {...study} />
      </div>
    </div>
  );
}

const secondStyle = "mt-3 text-muted max-md:text-small";

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <h3 className="mb-2 text-subheading lg:mb-5">{title}</h3>
      {children}
    </div>
  );
}

function Steps({ points }: { points: readonly TitledText[] }) {
  return (
    <ol className="grid *:items-baseline gap-x-8 gap-y-3 sm:grid-cols-2">
      {points.map(({ title, text }, index) => (
        <li key={title} className="grid grid-cols-[1.5rem_minmax(0,1fr)] odd:last:col-span-full">
          <span aria-hidden="true" className="text-label text-accent">
            {index + 1}
          </span>
          <div className="max-md:text-small">
            <NoBreak
              as="h4"
              className="font-medium max-sm:inline max-sm:text-small max-sm:after:content-['.']"
              text={title}
            />{" "}
            <NoBreak as="p" className="text-muted max-sm:inline lg:text-small" text={text} />
          </div>
        </li>
      ))}
    </ol>
  );
}

function Quote({ quote: { text, role }, isReference }: CaseStudy) {
  return (
    <blockquote className="max-w-prose self-start border-l border-quiet pl-5">
      <footer className="text-small text-muted">
        {isReference ? role : `${parts.voice}: ${role}`}
      </footer>
      <p className="mt-1 text-item">“{text}”</p>
    </blockquote>
  );
}

/** On a wide page the parts are nodes of a wire. */
function Architecture({ parts }: { parts: readonly ArchitecturePart[] }) {
  return (
    <ol className="grid gap-x-8 gap-y-4 md:grid-cols-2 xl:auto-cols-fr xl:grid-flow-col xl:grid-cols-none xl:grid-rows-[auto_auto_1fr] xl:gap-y-0 xl:pt-5 xl:has-[[data-label=border]]:pt-9 xl:has-[[data-label=bypass]]:pt-12">
      {parts.map(({ title, text, carries, bypass, border }) => (
        <li key={title} className="wire-node xl:row-span-3 xl:grid xl:grid-rows-subgrid">
          <div className="max-xl:hidden">
            <Label kind="border" text={border} />
            <Label kind="bypass" text={bypass} />
            <svg
              aria-hidden="true"
              viewBox="0 0 22 24"
              className="relative block w-5.5 fill-ground stroke-accent stroke-[1.5]"
            >
              <path d={hexagon(11, 12, 11)} />
            </svg>
            <Label kind="carries" text={carries} />
          </div>
          <NoBreak
            as="h4"
            className="font-medium xl:mt-3.5 xl:text-(length:--item-size)/[1.2]"
            text={title}
          />
          <NoBreak as="p" className="text-muted xl:mt-2 xl:text-small/[1.5]" text={text} />
        </li>
      ))}
    </ol>
  );
}

const labelStyles = {
  border: "-top-6 -bottom-2 -left-4 border-l border-dashed border-quiet pl-3 text-quiet",
  /** A bypass stands over the next part, and the line below it leads down to the one after that. */
  bypass:
    "-top-12 right-[calc(-100%-4.6875rem)] left-[0.6875rem] pb-1 text-accent before:absolute before:inset-x-0 before:top-full before:h-9 before:border before:border-b-0",
  /** What the wire carries stands over the middle of its stretch. */
  carries: "-top-2.5 -right-8 left-5.5 text-center text-quiet",
} as const;

function Label({ kind, text }: { kind: keyof typeof labelStyles; text?: string }) {
  if (!text) return null;
  return (
    <span data-label={kind} className={cx("absolute text-label/[1.3]", labelStyles[kind])}>
      {text}
    </span>
  );
}
