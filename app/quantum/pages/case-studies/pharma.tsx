import type { CaseStudy } from "#app/content/quantum/case-studies.ts";
import { FigureView, WideFigure } from "#app/drawing/figure.tsx";
import { caseFigures } from "./case-figures.tsx";
import {
  CaseArticle,
  CaseFold,
  CaseHead,
  CasePart,
  CaseResult,
  NextSteps,
  Outcome,
  Paragraphs,
  Quote,
  Roles,
  Steps,
} from "./case-parts.tsx";

const { method, architecture } = caseFigures["pharma-rd"];

/** Problem and approach first; the quote leads to the picture that shows what it says. */
export function Pharma(study: CaseStudy) {
  return (
    <CaseArticle id={study.id} className="paper">
      <CaseHead {...study} />
      <CaseFold title="problem">
        <Paragraphs texts={study.problem} className="lg:grid-cols-2" />
      </CaseFold>
      <CaseFold title="approach">
        <Steps points={study.approach} className="sm:grid-cols-2 xl:grid-cols-4" />
      </CaseFold>
      <CaseFold title="architecture">
        <div className="grid gap-8 lg:grid-cols-12">
          <FigureView figure={architecture} isListed className="max-w-[42rem] lg:col-span-6" />
          <Roles points={study.architecture} className="sm:grid-cols-2 lg:col-span-6" />
        </div>
      </CaseFold>
      <div>
        <Quote quote={study.quote} className="mb-12 max-w-[60rem] lg:mb-16" />
        <WideFigure figure={method} />
      </div>
      <CasePart title="results">
        <div className="grid gap-x-8 gap-y-6 md:gap-y-12 lg:grid-cols-12">
          <div className="lg:col-span-8">
            <CaseResult id="pharma-rd" claim={study.results.claim} />
          </div>
          <Outcome results={study.results} className="content-start lg:col-span-4 lg:row-span-2" />
          <CaseFold title="nextSteps" className="lg:col-span-8 lg:pr-16">
            <NextSteps steps={study.nextSteps} />
          </CaseFold>
        </div>
      </CasePart>
    </CaseArticle>
  );
}
