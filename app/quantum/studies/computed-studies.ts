import type { ComputedStudyId } from "#app/content/quantum/case-studies.ts";
import type { KeyedFigure } from "#app/quantum/sections/figure-key.tsx";
import drawings from "./drawings.computed.ts";
import atoms from "./neutral-atom/figure.computed.ts";
import surrogate from "./pharma-rd/figure.computed.ts";
import results from "./results.computed.ts";
import approvals from "./web3-custodian/figure.computed.ts";

interface StudyPicture {
  figure: KeyedFigure;
  /** True if its words stand, on a wide screen, in the room that the picture leaves free. */
  isInset?: true;
}

const pictures: Record<ComputedStudyId, StudyPicture> = {
  "neutral-atom": { figure: atoms, isInset: true },
  "pharma-rd": { figure: surrogate },
  "web3-custodian": { figure: approvals },
};

const isComputed = (id: string): id is ComputedStudyId => id in pictures;

/** Returns a study's number, its drawing and its picture; for a study without a computation nothing. */
export function computedFor(id: string) {
  if (!isComputed(id)) return;
  return { result: results[id], drawing: drawings[id], ...pictures[id] };
}
