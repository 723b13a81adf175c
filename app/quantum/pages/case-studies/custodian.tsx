import { type CaseStudy, caseStudiesPage } from "#app/content/quantum/case-studies.ts";
import { FigureView, WideFigure } from "#app/drawing/figure.tsx";
import { caseFigures } from "./case-figures.tsx";
import {
  CaseArticle,
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

const { open } = caseStudiesPage;
const { method, architecture } = caseFigures["web3-custodian"];

/** Stage after stage from left to right, as the migration goes; the picture is its result. */
export function Custodian(study: CaseStudy) {
  return (
    <CaseArticle id={study.id}>
      <CaseHead {...study} />
      <CasePart title="problem" more={open.problem} className="lg:ml-auto lg:w-7/12 lg:pl-2">
        <Paragraphs texts={study.problem} />
      </CasePart>
      <CasePart title="approach" more={open.approach}>
        <Steps points={study.approach} className="sm:grid-cols-2 lg:grid-cols-5 lg:gap-x-6" />
      </CasePart>
      <CasePart title="architecture" more={open.architecture}>
        <div className="grid gap-8 lg:grid-cols-12">
          <FigureView
            figure={architecture}
            isListed
            className="max-w-[42rem] lg:order-1 lg:col-span-7"
          />
          <Roles points={study.architecture} className="lg:col-span-5" />
        </div>
      </CasePart>
      <CasePart title="results">
        <CaseResult id="web3-custodian" claim={study.results.claim} />
        <WideFigure figure={method} />
        <Outcome results={study.results} className="mt-12 lg:grid-cols-2" />
      </CasePart>
      <div className="grid gap-x-8 gap-y-12 lg:grid-cols-12">
        <CasePart title="nextSteps" more={open.nextSteps} className="lg:col-span-5">
          <NextSteps steps={study.nextSteps} />
        </CasePart>
        <Quote quote={study.quote} className="lg:col-span-7" />
      </div>
    </CaseArticle>
  );
}
