import type { ComputedStudyId } from "#app/content/quantum/case-studies.ts";
import type { KeyedFigure } from "#app/quantum/sections/figure-key.tsx";
import neutralAtom from "./neutral-atom/figure.computed.ts";
import pharmaRd from "./pharma-rd/figure.computed.ts";
import { summaries } from "./summaries.ts";
import web3Custodian from "./web3-custodian/figure.computed.ts";

interface StudyFigure {
  figure: KeyedFigure;
  /** True if its words stand, on a wide screen, in the room that the picture leaves free. */
  isInset?: true;
}

const figures: Readonly<Record<ComputedStudyId, StudyFigure>> = {
  "neutral-atom": { figure: neutralAtom, isInset: true },
  "pharma-rd": { figure: pharmaRd },
  "web3-custodian": { figure: web3Custodian },
};

const isComputed = (id: string): id is ComputedStudyId => id in figures;

/** Returns a study's summary and its figure; for a study without a computation nothing. */
export function computedFor(id: string) {
  if (!isComputed(id)) return;
  return { summary: summaries[id], ...figures[id] };
}
