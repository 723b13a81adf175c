import type { caseStudiesPage } from "#app/content/quantum/case-studies.ts";
import type { Figure } from "#app/figures/scene.ts";
import approvals from "./approvals.figure.ts?figure";
import atoms from "./atoms.figure.ts?figure";
import custodian from "./custodian.figure.ts?figure";
import neutralAtom from "./neutral-atom.figure.ts?figure";
import pharma from "./pharma.figure.ts?figure";
import surrogate from "./surrogate.figure.ts?figure";

export type CaseStudyId = (typeof caseStudiesPage.studies)[number]["id"];

interface CaseFigures {
  /** The method at work, computed: the peak of its study. */
  method: Figure;
  architecture: Figure;
}

export const caseFigures: Record<CaseStudyId, CaseFigures> = {
  "neutral-atom": {
    method: atoms,
    architecture: neutralAtom,
  },
  "pharma-rd": {
    method: surrogate,
    architecture: pharma,
  },
  "web3-custodian": {
    method: approvals,
    architecture: custodian,
  },
};
