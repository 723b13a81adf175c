import type { CaseStudy } from "#app/content/quantum/case-studies.ts";
import { FigureView, WideFigure } from "#app/figures/figure.tsx";
import { NumberedLine, NumberedList } from "#app/quantum/sections/numbered-list.tsx";
import { caseFigures } from "./case-figures.tsx";
import {
  CaseArticle,
  CaseFold,
  CasePart,
  CaseResult,
  CaseTitle,
  NextSteps,
  Outcome,
  Paragraphs,
  Quote,
  Roles,
  Summary,
} from "./case-parts.tsx";

const { method, architecture } = caseFigures["pharma-rd"];

/** The number first; the quote leads to the picture that shows what it says. */
export function Pharma(study: CaseStudy) {
  return (
    <CaseArticle id={study.id} more={study.more} className="paper">
      <CaseTitle {...study} />
      <CasePart title="results">
        <CaseResult id="pharma-rd" claim={study.results.claim} isLeading />
      </CasePart>
      <div className="grid gap-x-8 gap-y-6 lg:grid-cols-12">
        <Summary text={study.summary} className="lg:col-span-7" />
        <Outcome results={study.results} className="content-start lg:col-span-5" />
      </div>
      <div>
        <Quote quote={study.quote} className="mb-8 max-w-[60rem] lg:mb-14" />
        <WideFigure figure={method} />
      </div>
      <CaseFold title="problem">
        <Paragraphs texts={study.problem} className="lg:grid-cols-2" />
      </CaseFold>
      <CasePart title="approach">
        <NumberedList>
          {study.approach.map(({ title, text }, index) => (
            <NumberedLine key={title} number={index + 1} title={title}>
              <p className="text-muted">{text}</p>
            </NumberedLine>
          ))}
        </NumberedList>
      </CasePart>
      <CaseFold title="architecture">
        <div className="grid gap-8 lg:grid-cols-12">
          <FigureView figure={architecture} isListed className="max-w-[42rem] lg:col-span-6" />
          <Roles points={study.architecture} className="sm:grid-cols-2 lg:col-span-6" />
        </div>
      </CaseFold>
      <CaseFold title="nextSteps">
        <NextSteps steps={study.nextSteps} className="lg:grid-cols-3" />
      </CaseFold>
    </CaseArticle>
  );
}
