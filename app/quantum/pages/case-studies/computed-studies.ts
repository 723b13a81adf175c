import type { ComputedStudyId } from "#app/content/quantum/case-studies.ts";
import type { KeyedFigure } from "#app/quantum/sections/figure-key.tsx";
import results from "#app/quantum/sections/results.data.ts";
import approvals from "./approvals.figure.ts";
import atoms from "./atoms.figure.ts";
import bands from "./contents.pictures.ts";
import surrogate from "./surrogate.figure.ts";

interface StudyPicture {
  figure: KeyedFigure;
  /** What came out has the tone that it has in the picture. */
  resultTone: "text-accent" | "text-ink";
  /** True if its words stand, on a wide screen, in the room that the picture leaves free. */
  isInset?: true;
}

const pictures: Record<ComputedStudyId, StudyPicture> = {
  "neutral-atom": { figure: atoms, resultTone: "text-accent", isInset: true },
  // The solver's results are white and the model's answers purple.
  "pharma-rd": { figure: surrogate, resultTone: "text-ink" },
  "web3-custodian": { figure: approvals, resultTone: "text-ink" },
};

const isComputed = (id: string): id is ComputedStudyId => id in pictures;

/** Returns a study's number, its drawing in the contents and its picture; for a study without a computation nothing. */
export function computedFor(id: string) {
  if (!isComputed(id)) return;
  return { result: results[id], band: bands[id], ...pictures[id] };
}

export type ComputedStudy = NonNullable<ReturnType<typeof computedFor>>;
