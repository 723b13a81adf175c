import type { caseStudiesPage } from "#app/content/quantum/case-studies.ts";
import { caseCustodianArchitecture } from "#app/figures/generated/case-custodian-architecture.ts";
import { caseCustodianResult } from "#app/figures/generated/case-custodian-result.ts";
import { caseNeutralAtomArchitecture } from "#app/figures/generated/case-neutral-atom-architecture.ts";
import { caseNeutralAtomResult } from "#app/figures/generated/case-neutral-atom-result.ts";
import { casePharmaArchitecture } from "#app/figures/generated/case-pharma-architecture.ts";
import { casePharmaResult } from "#app/figures/generated/case-pharma-result.ts";
import type { Figure } from "#app/figures/scene.ts";

export type CaseStudyId = (typeof caseStudiesPage.studies)[number]["id"];

/** The two pictures of each study. */
export const caseFigures: Record<CaseStudyId, { architecture: Figure; result: Figure }> = {
  "neutral-atom": {
    architecture: caseNeutralAtomArchitecture,
    result: caseNeutralAtomResult,
  },
  "pharma-rd": { architecture: casePharmaArchitecture, result: casePharmaResult },
  "web3-custodian": { architecture: caseCustodianArchitecture, result: caseCustodianResult },
};
