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

const { method, architecture } = caseFigures["neutral-atom"];

/** The picture first: what changes is seen before it is explained. */
export function NeutralAtom(study: CaseStudy) {
  return (
    <CaseArticle id={study.id} className="deep deep-plum">
      <CaseHead {...study} />
      <WideFigure figure={method} className="wide-figure-inset" />
      <div className="grid gap-x-8 gap-y-6 md:gap-y-12 lg:grid-cols-12">
        <CaseFold title="problem" className="lg:col-span-5 xl:col-span-4">
          <Paragraphs texts={study.problem} />
        </CaseFold>
        <CaseFold title="approach" className="lg:col-span-7 xl:col-span-8">
          <Steps points={study.approach} className="sm:grid-cols-2" />
        </CaseFold>
      </div>
      <CaseFold title="architecture">
        <div className="grid gap-8 lg:grid-cols-12">
          <FigureView figure={architecture} isListed className="max-w-[42rem] lg:col-span-7" />
          <Roles points={study.architecture} className="lg:col-span-5" />
        </div>
      </CaseFold>
      <CasePart title="results">
        <CaseResult id="neutral-atom" claim={study.results.claim} />
        <Outcome results={study.results} className="lg:grid-cols-2" />
      </CasePart>
      <div className="grid gap-x-8 gap-y-6 md:gap-y-12 lg:grid-cols-12">
        <Quote quote={study.quote} className="lg:col-span-7" />
        <CaseFold title="nextSteps" className="lg:col-span-5">
          <NextSteps steps={study.nextSteps} />
        </CaseFold>
      </div>
    </CaseArticle>
  );
}
