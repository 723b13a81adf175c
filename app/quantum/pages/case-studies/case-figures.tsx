import type { caseStudiesPage } from "#app/content/quantum/case-studies.ts";
import type { Figure } from "#app/figures/scene.ts";
import approvals from "./approvals.figure.ts";
import atoms from "./atoms.figure.ts";
import custodian from "./custodian.figure.ts";
import neutralAtom from "./neutral-atom.figure.ts";
import pharma from "./pharma.figure.ts";
import surrogate from "./surrogate.figure.ts";

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
