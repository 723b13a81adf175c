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

const { method, architecture } = caseFigures["web3-custodian"];

/** A spread: what and why on the left page, stage after stage down the right one; its result lies across both. */
export function Custodian(study: CaseStudy) {
  return (
    <CaseArticle id={study.id} more={study.more} ground="custody">
      <div className="grid gap-x-16 gap-y-6 lg:grid-cols-2">
        <div className="flex flex-col gap-6 lg:gap-12">
          <CaseTitle {...study} />
          <Summary text={study.summary} />
          <CasePart title="problem">
            <Paragraphs texts={study.problem} />
          </CasePart>
          <Quote quote={study.quote} className="lg:mt-auto" />
        </div>
        <CasePart title="approach" className="lg:border-l lg:border-line lg:pl-16">
          <Steps points={study.approach} />
        </CasePart>
      </div>
      <CasePart title="results">
        <CaseResult id="web3-custodian" claim={study.results.claim} />
        <Figure figure={method} width="page" className="mt-8" />
        <Outcome results={study.results} className="mt-8 md:mt-12 lg:grid-cols-2" />
      </CasePart>
      <CasePart title="architecture">
        <div className="grid gap-8 lg:grid-cols-12">
          <Figure figure={architecture} isListed className="max-w-prose lg:order-1 lg:col-span-7" />
          <Roles points={study.architecture} className="lg:col-span-5" />
        </div>
      </CasePart>
      <CasePart title="nextSteps">
        <NextSteps steps={study.nextSteps} className="lg:grid-cols-3" />
      </CasePart>
    </CaseArticle>
  );
}
