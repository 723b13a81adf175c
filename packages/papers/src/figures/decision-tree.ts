import { arrow, type Mark, path, rect, sceneOf, text } from "../app-figures.ts";
import { label } from "../label.ts";
import type { PaperFigure } from "../types.ts";

export interface Decision {
  question: string;
  hint: string;
  yes: string;
  cost: string;
}

const ROW = 52;
const LEFT_WIDTH = 316;
const RIGHT = 372;

/** Questions down the left, the method that a yes leads to on the right. */
export function buildDecisionTree(decisions: readonly Decision[], otherwise: string): PaperFigure {
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
  return {
    title: "Decision tree for choosing a simulator",
    scene: sceneOf(600, bottom + 34, [
      ...marks,
      rect(0, bottom, 600, 30, { stroke: "purple", width: 0.8 }, 3),
      text(12, bottom + 19, otherwise, { tone: "ink" }),
    ]),
    table: {
      columns: ["Question", "If yes", "Cost"],
      rows: [
        ...decisions.map(({ question, yes, cost }) => [question, yes, cost]),
        ["Otherwise", otherwise, ""],
      ],
    },
  };
}
