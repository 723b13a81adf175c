import { label, path, rect, text } from "#app/figures/marks.ts";
import { arrow } from "#app/figures/path.ts";
import { type Mark, sceneOf } from "#app/figures/scene.ts";
import type { PaperFigure } from "../types.ts";

const ROW = 52;
const LEFT_WIDTH = 316;
const RIGHT = 372;

const decisions = [
  {
    question: "Only Clifford gates?",
    hint: "H, S, CX and Pauli; measurement and reset too",
    yes: "Stabilizer tableau",
    cost: "about 4n² bits",
  },
  {
    question: "Must noise be exact, on a dozen qubits?",
    hint: "else draw trajectories of the next two methods",
    yes: "Density matrix",
    cost: "16·4ⁿ bytes",
  },
  {
    question: "Does 16·2ⁿ fit 75% of the memory?",
    hint: "the rest is for the system; gates work in place",
    yes: "Statevector",
    cost: "16·2ⁿ bytes",
  },
  {
    question: "Is the answer the same at twice the bond?",
    hint: "run twice; order the qubits along the interactions",
    yes: "Matrix product state",
    cost: "32·n·χ² bytes at most",
  },
];
const otherwise =
  "Otherwise: few T gates, stabilizer rank (not built here); one amplitude, contraction; else ask less";

const bottom = decisions.length * ROW;
const marks = decisions.flatMap(({ question, hint, yes, cost }, k): Mark[] => {
  const y = k * ROW;
  return [
    rect(0, y, LEFT_WIDTH, 36, { stroke: "quiet", width: 0.8 }, 3),
    text(12, y + 15, question, { tone: "ink" }),
    text(12, y + 29, hint, { size: "s", tone: "quiet" }),
    path(
      arrow([
        [LEFT_WIDTH, y + 18],
        [RIGHT - 6, y + 18],
      ]),
      { stroke: "accent", width: 1 },
    ),
    label(LEFT_WIDTH + 14, y + 13, "yes", "accent"),
    text(RIGHT, y + 15, yes, { tone: "accent" }),
    label(RIGHT, y + 29, cost, "muted"),
    path(
      arrow([
        [30, y + 36],
        [30, y + ROW - 2],
      ]),
      { stroke: "quiet", width: 0.8 },
    ),
  ];
});

export const decisionTree: PaperFigure = {
  finding: `Ask in this order, until a yes. ${decisions.map(({ question, yes }) => `${question} ${yes}.`).join(" ")} ${otherwise}.`,
  scene: sceneOf(600, bottom + 34, [
    ...marks,
    rect(0, bottom, 600, 30, { stroke: "purple", width: 0.8 }, 3),
    text(12, bottom + 19, otherwise, { tone: "ink" }),
  ]),
};
