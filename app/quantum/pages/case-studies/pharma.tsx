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
const { method, architecture } = caseFigures["pharma-rd"];

/** Problem and approach first; the quote leads to the picture that shows what it says. */
export function Pharma(study: CaseStudy) {
  return (
    <CaseArticle id={study.id} isPaper>
      <CaseHead {...study} />
      <CasePart title="problem" more={open.problem}>
        <Paragraphs texts={study.problem} className="lg:grid-cols-2" />
      </CasePart>
      <div className="grid gap-x-8 gap-y-12 lg:grid-cols-12">
        <CasePart title="approach" more={open.approach} className="lg:col-span-5">
          <Steps points={study.approach} />
        </CasePart>
        <CasePart title="architecture" more={open.architecture} className="lg:col-span-7">
          <FigureView figure={architecture} isListed className="max-w-[42rem]" />
          <Roles points={study.architecture} className="mt-6" isWide />
        </CasePart>
      </div>
      <div>
        <Quote quote={study.quote} className="mb-12 lg:mb-16 lg:ml-auto lg:w-7/12 lg:pl-2" />
        <WideFigure figure={method} />
      </div>
      <CasePart title="results">
        <div className="grid gap-x-8 gap-y-12 lg:grid-cols-12">
          <div className="lg:col-span-8">
            <CaseResult id="pharma-rd" claim={study.results.claim} />
          </div>
          <Outcome results={study.results} className="content-start lg:col-span-4 lg:row-span-2" />
          <CasePart title="nextSteps" more={open.nextSteps} className="lg:col-span-8 lg:pr-16">
            <NextSteps steps={study.nextSteps} />
          </CasePart>
        </div>
      </CasePart>
    </CaseArticle>
  );
}
