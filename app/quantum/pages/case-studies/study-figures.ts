import type { StudyId } from "#app/content/quantum/case-studies.ts";
import type { Figure } from "#app/figures/scene.ts";
import type { KeyItem } from "#app/quantum/sections/figure-key.tsx";
import approvals from "./approvals.figure.ts";
import atoms from "./atoms.figure.ts";
import surrogate from "./surrogate.figure.ts";

export interface StudyFigure {
  figure: Figure;
  legend: readonly KeyItem[];
  /** On a wide screen its words stand in the room that the picture leaves free. */
  isInset?: true;
}

/** The picture of a study, by its id; a study may have none. */
export const studyFigures: Readonly<Partial<Record<string, StudyFigure>>> = {
  "neutral-atom": {
    figure: atoms,
    legend: [
      { label: "one atom, followed", shape: "line", look: { stroke: "accent", width: 2.6 } },
      { label: "the others", shape: "line", look: { stroke: "muted", opacity: 0.6 } },
      { label: "laser pulse", shape: "bar", look: { stroke: "ink", width: 3 } },
    ],
    isInset: true,
  },
  "pharma-rd": {
    figure: surrogate,
    legend: [
      { label: "solved", shape: "hexagon", look: { fill: "ink" } },
      { label: "answered by the model", shape: "hexagon", look: { fill: "purple" } },
      { label: "sent to the solver", shape: "hexagon", look: { stroke: "muted" } },
    ],
  },
  "web3-custodian": {
    figure: approvals,
    legend: [
      { label: "ECDSA only", shape: "cell", look: { fill: "ink", opacity: 0.2 } },
      { label: "ML-DSA recorded", shape: "cell", look: { fill: "ink", opacity: 0.5 } },
      { label: "both demanded", shape: "cell", look: { fill: "ink" } },
      { label: "ML-DSA decides", shape: "cell", look: { fill: "accent" } },
      { label: "refused", shape: "cell", look: { fill: { phase: 0.5 }, stroke: "ink" } },
    ],
  },
} satisfies Partial<Record<StudyId, StudyFigure>>;
