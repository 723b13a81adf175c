import type { CaseStudy } from "#app/content/quantum/case-studies.ts";
import { Figure } from "#app/figures/figure.tsx";
import { Container } from "#app/ui/container.tsx";
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

const { method, architecture } = caseFigures["neutral-atom"];

/** The picture first, over the whole window: what changes is seen before it is explained. */
export function NeutralAtom(study: CaseStudy) {
  return (
    <CaseArticle
      id={study.id}
      more={study.more}
      ground="compiler"
      opening={
        <>
          <Container className="grid gap-x-8 gap-y-6 pt-large pb-10 lg:grid-cols-12">
            <CaseTitle {...study} className="lg:col-span-5" />
            <Summary text={study.summary} className="lg:col-span-7" />
          </Container>
          <Figure figure={method} width="window" />
        </>
      }
    >
      <div className="grid gap-x-8 md:gap-y-12 lg:grid-cols-12">
        <CasePart title="problem" className="lg:col-span-5">
          <Paragraphs texts={study.problem} />
        </CasePart>
        <CasePart title="approach" className="lg:col-span-7">
          <Steps points={study.approach} className="sm:grid-cols-2" />
        </CasePart>
      </div>
      <CasePart title="architecture">
        <div className="grid gap-8 lg:grid-cols-12">
          <Figure figure={architecture} isListed className="max-w-prose lg:col-span-7" />
          <Roles points={study.architecture} className="lg:col-span-5" />
        </div>
      </CasePart>
      <CasePart title="results">
        <CaseResult id="neutral-atom" claim={study.results.claim} />
        <Outcome results={study.results} className="mt-8 lg:grid-cols-2" />
      </CasePart>
      <div className="grid gap-x-8 gap-y-6 md:gap-y-12 lg:grid-cols-12">
        <Quote quote={study.quote} className="lg:col-span-7" />
        <CasePart title="nextSteps" className="lg:col-span-5">
          <NextSteps steps={study.nextSteps} />
        </CasePart>
      </div>
    </CaseArticle>
  );
}
