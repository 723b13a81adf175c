import type { CaseStudy } from "#app/content/quantum/case-studies.ts";
import { Figure } from "#app/figures/figure.tsx";
import { caseFigures } from "./case-figures.tsx";
import {
  CaseArticle,
  CasePart,
  CaseResult,
  CaseTitle,
  NextSteps,
  Outcome,
  Paragraphs,
  Quote,
  Roles,
  Steps,
  Summary,
} from "./case-parts.tsx";

const { method, architecture } = caseFigures["pharma-rd"];

/** The number first; the quote leads to the picture that shows what it says. */
export function Pharma(study: CaseStudy) {
  return (
    <CaseArticle id={study.id} more={study.more} ground="simulation">
      <CaseTitle {...study} />
      <CasePart title="results">
        <CaseResult id="pharma-rd" claim={study.results.claim} isLeading />
      </CasePart>
      <div className="grid gap-x-8 gap-y-6 lg:grid-cols-12">
        <Summary text={study.summary} className="lg:col-span-7" />
        <Outcome results={study.results} className="content-start lg:col-span-5" />
      </div>
      <div>
        <Quote quote={study.quote} className="mb-8 max-w-page lg:mb-14" />
        <Figure figure={method} width="page" />
      </div>
      <CasePart title="problem">
        <Paragraphs texts={study.problem} className="lg:grid-cols-2" />
      </CasePart>
      <CasePart title="approach">
        <Steps points={study.approach} className="lg:grid-cols-2" />
      </CasePart>
      <CasePart title="architecture">
        <div className="grid gap-8 lg:grid-cols-12">
          <Figure figure={architecture} isListed className="max-w-prose lg:col-span-6" />
          <Roles points={study.architecture} className="sm:grid-cols-2 lg:col-span-6" />
        </div>
      </CasePart>
      <CasePart title="nextSteps">
        <NextSteps steps={study.nextSteps} className="lg:grid-cols-3" />
      </CasePart>
    </CaseArticle>
  );
}
