import { path, text } from "#app/figures/marks.ts";
import { box, hexagon, segment } from "#app/figures/path.ts";
import { linearScale } from "#app/figures/scale.ts";
import type { Figure, Mark, Scene } from "#app/figures/scene.ts";
import { wilson } from "#app/models/services/evaluation.ts";
import { fullScene } from "../full-scene.ts";

const QUESTIONS = 20;
const BAR = 0.85;

/** Every score that is possible, with its interval and what that says about the bar. */
const scores = Array.from({ length: QUESTIONS + 1 }, (_, right) => {
  const { low, high } = wilson(right, QUESTIONS);
  return { right, share: right / QUESTIONS, low, high, isBelow: high < BAR, isAbove: low > BAR };
});
type Score = (typeof scores)[number];

const below = scores.filter(({ isBelow }) => isBelow);
const above = scores.filter(({ isAbove }) => isAbove);

function drawWide(): Scene {
  const [width, height] = [1440, 660];
  const column = width / scores.length;
  const x = ({ right }: Score) => (right + 0.5) * column;
  const y = linearScale([0, 1], [height - 48, 30]);
  const bars = (list: readonly Score[]) =>
    list
      .map((score) => box(x(score) - 20, y(score.high), 40, y(score.low) - y(score.high)))
      .join("");
  const from = x(scores[9]);
  const marks: Mark[] = [
    path(bars(below), { fill: "purple" }),
    path(bars(scores.filter(({ isBelow }) => !isBelow)), { stroke: "purple", width: 2 }),
    path(below.map((score) => hexagon(x(score), y(score.share), 9)).join(""), {
      fill: "raised",
      stroke: "purple",
      width: 2,
    }),
    path(
      scores
        .filter(({ isBelow }) => !isBelow)
        .map((score) => hexagon(x(score), y(score.share), 9))
        .join(""),
      { fill: "purple" },
    ),
    path(segment(from, y(BAR), width, y(BAR)), { stroke: "ink", width: 2 }),
    text(from, y(BAR) - 12, `bar ${BAR}`, { tone: "ink", bold: true }),
    ...scores.map((score) =>
      text(x(score), height - 14, `${score.right}`, { anchor: "middle", tone: "muted" }),
    ),
  ];
  return fullScene({ width, height, marks }, "paper");
}

function drawNarrow(): Scene {
  const [width, height] = [375, 446];
  const row = 20;
  const x = linearScale([0, 1], [48, width - 16]);
  const y = ({ right }: Score) => 26 + (QUESTIONS - right) * row;
  const bars = (list: readonly Score[]) =>
    list.map((score) => box(x(score.low), y(score) - 6, x(score.high) - x(score.low), 12)).join("");
  const open = scores.filter(({ isBelow }) => !isBelow);
  const marks: Mark[] = [
    path(bars(below), { fill: "purple" }),
    path(bars(open), { stroke: "purple", width: 1.5 }),
    path(below.map((score) => hexagon(x(score.share), y(score), 4)).join(""), {
      fill: "raised",
      stroke: "purple",
      width: 1.5,
    }),
    path(open.map((score) => hexagon(x(score.share), y(score), 4)).join(""), { fill: "purple" }),
    path(segment(x(BAR), 14, x(BAR), height), { stroke: "ink", width: 2 }),
    text(x(BAR) - 8, height - 8, `bar ${BAR}`, { anchor: "end", tone: "ink", bold: true }),
    ...scores
      .filter(({ right }) => right % 5 === 0)
      .map((score) => text(20, y(score) + 5, `${score.right}`, { tone: "muted" })),
  ];
  return fullScene({ width, height, marks }, "paper");
}

/** What twenty questions can show: the interval of every score. */
export function buildTwentyQuestions(): Figure {
  const most = below[below.length - 1];
  const best = scores[QUESTIONS];
  return {
    title: `The 95% interval of every score on ${QUESTIONS} questions, against a bar of ${BAR}`,
    finding: `${most.right} right of ${QUESTIONS}, or fewer, refuse a model. ${above.length === 0 ? `Even ${QUESTIONS} of ${QUESTIONS} do not yet accept it.` : `${above[0].right} accept it.`}`,
    caption: `A column is one possible score of ${QUESTIONS}. It spans the 95% interval after Wilson and is filled where the whole interval lies below the bar of ${BAR}, which was chosen for this figure. The interval of ${QUESTIONS} right begins at ${best.low.toFixed(3)}.`,
    narrow: drawNarrow(),
    scene: drawWide(),
    table: {
      columns: ["Right of 20", "Interval", "Against the bar"],
      rows: scores.map(({ right, low, high, isBelow, isAbove }) => [
        `${right}`,
        `${low.toFixed(3)} to ${high.toFixed(3)}`,
        isBelow ? "below" : isAbove ? "above" : "open",
      ]),
    },
  };
}

export default buildTwentyQuestions();
