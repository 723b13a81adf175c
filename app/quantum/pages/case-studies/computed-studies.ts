import type { Picture } from "#app/figures/scene.ts";
import type { KeyedFigure } from "#app/quantum/sections/figure-key.tsx";
import results from "#app/quantum/sections/results.data.ts";
import approvals from "./approvals.figure.ts";
import atoms from "./atoms.figure.ts";
import contents from "./contents.pictures.ts";
import surrogate from "./surrogate.figure.ts";

/** What is computed for a study. */
export interface ComputedStudy {
  /** In one number, and what it counts. */
  result: (typeof results)[keyof typeof results];
  /** The tone of what came out, as in the picture. */
  resultTone: "accent" | "ink";
  /** Its drawing in the contents. */
  band: Picture;
  figure: KeyedFigure;
  /** On a wide screen its words stand in the room that the picture leaves free. */
  isInset?: true;
}

/** By the study's id; a study may have nothing computed, but not a half of it. */
export const computedStudies: Readonly<Partial<Record<string, ComputedStudy>>> = {
  "neutral-atom": {
    result: results["neutral-atom"],
    resultTone: "accent",
    band: contents["neutral-atom"],
    figure: atoms,
    isInset: true,
  },
  "pharma-rd": {
    result: results["pharma-rd"],
    // What the solver computed is white, what the model answered is purple.
    resultTone: "ink",
    band: contents["pharma-rd"],
    figure: surrogate,
  },
  "web3-custodian": {
    result: results["web3-custodian"],
    resultTone: "accent",
    band: contents["web3-custodian"],
    figure: approvals,
  },
} satisfies Record<keyof typeof results, ComputedStudy>;
