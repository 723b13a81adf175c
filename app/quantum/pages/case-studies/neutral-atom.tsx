import type { CaseStudy } from "#app/content/quantum/case-studies.ts";
import { FigureView, WideFigure } from "#app/figures/figure.tsx";
import { Container } from "#app/ui/container.tsx";
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
      className="deep deep-plum"
      opening={
        <>
          <Container className="pt-12 md:pt-20">
            <CaseTitle {...study} />
          </Container>
          <div className="case-opening mt-6">
            <WideFigure
              figure={method}
              className="bleed wide-figure-inset max-xl:[&>figcaption]:px-gutter"
            />
            <Summary text={study.summary} className="case-summary" />
          </div>
        </>
      }
    >
      <div className="grid gap-x-8 md:gap-y-12 lg:grid-cols-12">
        <CaseFold title="problem" className="lg:col-span-5">
          <Paragraphs texts={study.problem} />
        </CaseFold>
        <CaseFold title="approach" className="lg:col-span-7">
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
        <Outcome results={study.results} className="mt-8 lg:grid-cols-2" />
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
