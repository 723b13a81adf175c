import type { caseStudiesPage } from "#app/content/quantum/case-studies.ts";
import { caseCustodianArchitecture } from "#app/figures/generated/case-custodian-architecture.ts";
import { caseCustodianResult } from "#app/figures/generated/case-custodian-result.ts";
import { caseNeutralAtomArchitecture } from "#app/figures/generated/case-neutral-atom-architecture.ts";
import { caseNeutralAtomResult } from "#app/figures/generated/case-neutral-atom-result.ts";
import { casePharmaArchitecture } from "#app/figures/generated/case-pharma-architecture.ts";
import { casePharmaResult } from "#app/figures/generated/case-pharma-result.ts";
import { approvalsPlate } from "#app/figures/generated/plate-approvals.ts";
import { atomsPlate } from "#app/figures/generated/plate-atoms.ts";
import { surrogatePlate } from "#app/figures/generated/plate-surrogate.ts";
import type { PlateFigure } from "#app/figures/plates/plate-view.tsx";
import type { Figure } from "#app/figures/scene.ts";

export type CaseStudyId = (typeof caseStudiesPage.studies)[number]["id"];

interface CaseFigures {
  /** The method at work, computed: the peak of its study. */
  plate: PlateFigure;
  architecture: Figure;
  /** The composed claim to scale, in the page's opening. */
  result: Figure;
}

export const caseFigures: Record<CaseStudyId, CaseFigures> = {
  "neutral-atom": {
    plate: atomsPlate,
    architecture: caseNeutralAtomArchitecture,
    result: caseNeutralAtomResult,
  },
  "pharma-rd": {
    plate: surrogatePlate,
    architecture: casePharmaArchitecture,
    result: casePharmaResult,
  },
  "web3-custodian": {
    plate: approvalsPlate,
    architecture: caseCustodianArchitecture,
    result: caseCustodianResult,
  },
};
