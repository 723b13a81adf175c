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

const { method, architecture } = caseFigures["web3-custodian"];

/** Stage after stage from left to right, as the migration goes; the picture is its result. */
export function Custodian(study: CaseStudy) {
  return (
    <CaseArticle id={study.id}>
      <CaseHead {...study} />
      <div className="gap-x-8 lg:grid lg:grid-cols-12">
        <CaseFold title="problem" className="lg:col-span-7 lg:col-start-6">
          <Paragraphs texts={study.problem} />
        </CaseFold>
      </div>
      <CaseFold title="approach">
        <Steps points={study.approach} className="sm:grid-cols-2 lg:grid-cols-3" />
      </CaseFold>
      <CaseFold title="architecture">
        <div className="grid gap-8 lg:grid-cols-12">
          <FigureView
            figure={architecture}
            isListed
            className="max-w-[42rem] lg:order-1 lg:col-span-7"
          />
          <Roles points={study.architecture} className="lg:col-span-5" />
        </div>
      </CaseFold>
      <CasePart title="results">
        <CaseResult id="web3-custodian" claim={study.results.claim} />
        <WideFigure figure={method} />
        <Outcome results={study.results} className="mt-12 lg:grid-cols-2" />
      </CasePart>
      <div className="grid gap-x-8 gap-y-6 md:gap-y-12 lg:grid-cols-12">
        <CaseFold title="nextSteps" className="lg:col-span-5">
          <NextSteps steps={study.nextSteps} />
        </CaseFold>
        <Quote quote={study.quote} className="lg:col-span-7" />
      </div>
    </CaseArticle>
  );
}
