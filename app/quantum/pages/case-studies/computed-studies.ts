import type { Figure, Picture } from "#app/figures/scene.ts";
import type { KeyItem } from "#app/quantum/sections/figure-key.tsx";
import results from "#app/quantum/sections/results.data.ts";
import approvals from "./approvals.figure.ts";
import atoms from "./atoms.figure.ts";
import contents from "./contents.pictures.ts";
import surrogate from "./surrogate.figure.ts";

/** What is computed for a study. */
export interface ComputedStudy {
  /** In one number, and what it counts. */
  result: (typeof results)[keyof typeof results];
  /** Its drawing in the contents. */
  band: Picture;
  figure: Figure;
  legend: readonly KeyItem[];
  /** On a wide screen its words stand in the room that the picture leaves free. */
  isInset?: true;
}

/** By the study's id; a study may have nothing computed, but not a half of it. */
export const computedStudies: Readonly<Partial<Record<string, ComputedStudy>>> = {
  "neutral-atom": {
    result: results["neutral-atom"],
    band: contents["neutral-atom"],
    figure: atoms,
    legend: [
      { label: "one atom, followed", shape: "line", look: { stroke: "accent", width: 2.6 } },
      { label: "the others", shape: "line", look: { stroke: "muted", opacity: 0.6 } },
      { label: "laser pulse", shape: "bar", look: { stroke: "ink", width: 3 } },
    ],
    isInset: true,
  },
  "pharma-rd": {
    result: results["pharma-rd"],
    band: contents["pharma-rd"],
    figure: surrogate,
    legend: [
      { label: "solved", shape: "hexagon", look: { fill: "ink" } },
      { label: "answered by the model", shape: "hexagon", look: { fill: "purple" } },
      { label: "sent to the solver", shape: "hexagon", look: { stroke: "muted" } },
    ],
  },
  "web3-custodian": {
    result: results["web3-custodian"],
    band: contents["web3-custodian"],
    figure: approvals,
    legend: [
      { label: "ECDSA only", shape: "cell", look: { fill: "ink", opacity: 0.2 } },
      { label: "ML-DSA recorded", shape: "cell", look: { fill: "ink", opacity: 0.5 } },
      { label: "both demanded", shape: "cell", look: { fill: "ink" } },
      { label: "ML-DSA decides", shape: "cell", look: { fill: "accent" } },
      { label: "refused", shape: "cell", look: { fill: { phase: 0.5 }, stroke: "ink" } },
    ],
  },
} satisfies Record<keyof typeof results, ComputedStudy>;
