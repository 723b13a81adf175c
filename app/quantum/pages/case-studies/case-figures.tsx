import type { caseStudiesPage } from "#app/content/quantum/case-studies.ts";
import type { Figure } from "#app/drawing/scene.ts";
import approvals from "./approvals.figure.ts?figure";
import atoms from "./atoms.figure.ts?figure";
import custodian from "./custodian.figures.ts?figure";
import neutralAtom from "./neutral-atom.figures.ts?figure";
import pharma from "./pharma.figures.ts?figure";
import surrogate from "./surrogate.figure.ts?figure";

export type CaseStudyId = (typeof caseStudiesPage.studies)[number]["id"];

interface CaseFigures {
  /** The method at work, computed: the peak of its study. */
  method: Figure;
  architecture: Figure;
  /** The composed claim to scale, in the page's opening. */
  result: Figure;
}

export const caseFigures: Record<CaseStudyId, CaseFigures> = {
  "neutral-atom": {
    method: atoms,
    architecture: neutralAtom.architecture,
    result: neutralAtom.result,
  },
  "pharma-rd": {
    method: surrogate,
    architecture: pharma.architecture,
    result: pharma.result,
  },
  "web3-custodian": {
    method: approvals,
    architecture: custodian.architecture,
    result: custodian.result,
  },
};
