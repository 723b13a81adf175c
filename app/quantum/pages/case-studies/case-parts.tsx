import type { ReactNode } from "react";
import { type CaseStudy, caseStudiesPage } from "#app/content/quantum/case-studies.ts";
import { composedMark, computedResults } from "#app/content/quantum/computed-results.ts";
import type { Point } from "#app/content/types.ts";
import { cx } from "#app/lib/cx.ts";
import { Container } from "#app/ui/container.tsx";
import { Fold } from "#app/ui/fold.tsx";
import { type Ground, onGround } from "#app/ui/grounds.ts";
import { NoBreak } from "#app/ui/no-break.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import { touchTarget } from "#app/ui/touch-target.ts";
import results from "./results.data.ts";

const { parts } = caseStudiesPage;

interface CaseArticleProps extends Pick<CaseStudy, "id" | "more"> {
  ground: Ground;
  /** What stands over the whole window, before its parts. */
  opening?: ReactNode;
  children: ReactNode;
}

/** One study; its parts stand on a grid of twelve columns. */
export function CaseArticle({ id, more, ground, opening, children }: CaseArticleProps) {
  return (
    <article id={id} aria-labelledby={`${id}-title`} {...onGround(ground)}>
      {opening}
      <Container
        className={cx("flex flex-col gap-10 pb-large md:gap-14", opening ? "pt-small" : "pt-large")}
      >
        {children}
        <p>
          <TextLink to={more.to} className={touchTarget}>
            {more.label}
          </TextLink>
        </p>
      </Container>
    </article>
  );
}

interface CaseTitleProps extends Pick<CaseStudy, "id" | "client" | "title"> {
  className?: string;
}

/** Whose study it is, and its name. */
export function CaseTitle({ id, client, title, className }: CaseTitleProps) {
  return (
    <header className={className}>
      <p className="font-mono text-label text-accent">{client}</p>
      <h2 id={`${id}-title`} className="mt-3 text-heading">
        {title}
      </h2>
    </header>
  );
}

/** The abstract. */
export function Summary({ text, className }: { text: string; className?: string }) {
  return (
    <p className={cx("max-w-prose text-lead", className)}>
      <NoBreak text={text} />
    </p>
  );
}

interface CasePartProps {
  title: keyof typeof parts;
  className?: string;
  children: ReactNode;
}

export function CasePart({ title, className, children }: CasePartProps) {
  return (
    <div className={className}>
      <h3 className="mb-4 text-subheading">{parts[title]}</h3>
      {children}
    </div>
  );
}

interface CaseResultProps {
  id: keyof typeof computedResults;
  claim: string;
  /** Where the number is what a study is seen by. */
  isLeading?: true;
}

/** What was computed, large; what the example claims, small and with its mark. */
export function CaseResult({ id, claim, isLeading }: CaseResultProps) {
  return (
    <div>
      <p className="flex flex-wrap items-baseline gap-x-5 gap-y-1">
        <span
          className={cx("whitespace-nowrap tabular", isLeading ? "text-number" : "text-heading")}
        >
          {results[id]}
        </span>
        <span className="text-lead">{computedResults[id]}</span>
      </p>
      <p className="mt-2 text-muted">
        {claim} <span className="font-mono text-label text-quiet">{composedMark}</span>
      </p>
    </div>
  );
}

interface ParagraphsProps {
  texts: readonly string[];
  className?: string;
}

export function Paragraphs({ texts, className }: ParagraphsProps) {
  return (
    <div className={cx("grid gap-x-8 gap-y-5 text-muted md:text-lead", className)}>
      {texts.map((text) => (
        <p key={text} className="max-w-prose">
          <NoBreak text={text} />
        </p>
      ))}
    </div>
  );
}

interface PointsProps {
  points: readonly Point[];
  className?: string;
}

/** The steps of the approach, in their order. */
export function Steps({ points, className }: PointsProps) {
  return (
    <ol className={cx("grid gap-x-8 gap-y-6", className)}>
      {points.map(({ title, text }, index) => (
        <li key={title} className="max-w-prose border-t border-line pt-3">
          <span aria-hidden="true" className="font-mono text-label text-accent">
            {index + 1}
          </span>
          <strong className="mt-1 block text-item font-medium">{title}</strong>
          <span className="mt-2 block text-muted">{text}</span>
        </li>
      ))}
    </ol>
  );
}

/** What each part of an architecture does; the drawing names them. */
export function Roles({ points, className }: PointsProps) {
  return (
    <dl className={cx("grid content-start gap-x-8", className)}>
      {points.map(({ title, text }) => (
        <div key={title} className="max-w-prose border-b border-line py-3">
          <dt className="text-item">{title}</dt>
          <dd className="mt-1 text-muted">{text}</dd>
        </div>
      ))}
    </dl>
  );
}

interface OutcomeProps extends Pick<CaseStudy, "results"> {
  className?: string;
}

/** What the claim means, where it ends, and how it meets the home page's figure. */
export function Outcome({ results, className }: OutcomeProps) {
  return (
    <div className={cx("grid gap-x-8 gap-y-5 text-muted", className)}>
      <div className="flex max-w-prose flex-col gap-5">
        <p>{results.text}</p>
        <p>
          <strong className="font-medium text-ink">{parts.limit}.</strong> {results.limit}
        </p>
      </div>
      <Fold title={parts.arithmetic} kind="quiet" className="max-w-prose self-start">
        <p>{results.arithmetic}</p>
      </Fold>
    </div>
  );
}

interface NextStepsProps {
  steps: readonly string[];
  className?: string;
}

export function NextSteps({ steps, className }: NextStepsProps) {
  return (
    <ul className={cx("grid gap-x-8 text-muted", className)}>
      {steps.map((step) => (
        <li key={step} className="max-w-prose border-t border-line py-3">
          {step}
        </li>
      ))}
    </ul>
  );
}

interface QuoteProps {
  quote: CaseStudy["quote"];
  className?: string;
}

export function Quote({ quote, className }: QuoteProps) {
  return (
    <blockquote className={className}>
      <p className="mb-3 font-mono text-label text-quiet">{parts.quote}</p>
      <p className="text-item">“{quote.text}”</p>
      <footer className="mt-5 font-mono text-label text-quiet">{quote.role}</footer>
    </blockquote>
  );
}
