import { note, path, text } from "#app/figures/marks.ts";
import { box, hexagon, segment } from "#app/figures/path.ts";
import { bottomAxis, leftGrid, linearScale } from "#app/figures/scale.ts";
import type { Figure, Mark, Scene } from "#app/figures/scene.ts";
import { BAR_SHARE, wilson } from "#app/models/services/evaluation.ts";

const QUESTIONS = 20;

/** Every score that is possible, with its interval and what that says about the bar. */
const scores = Array.from({ length: QUESTIONS + 1 }, (_, right) => {
  const { low, high } = wilson(right, QUESTIONS);
  const [isBelow, isAbove] = [high < BAR_SHARE, low > BAR_SHARE];
  return { right, share: right / QUESTIONS, low, high, isBelow, isAbove };
});
type Score = (typeof scores)[number];

const scoresBelow = scores.filter(({ isBelow }) => isBelow);

const x = linearScale([0, QUESTIONS], [54, 348]);
const y = linearScale([0, 1], [160, 30]);
const span = [44, 360] as const;
const barY = y(BAR_SHARE);

const bars = (list: readonly Score[]) =>
  list.map(({ right, low, high }) => box(x(right) - 4.5, y(high), 9, y(low) - y(high))).join("");
const shares = (list: readonly Score[]) =>
  list.map(({ right, share }) => hexagon(x(right), y(share), 2.8)).join("");

function draw(): Scene {
  const openScores = scores.filter(({ isBelow }) => !isBelow);
  const marks: Mark[] = [
    note(0, 14, "true quality, 95% interval"),
    ...leftGrid({ scale: y, ticks: [0, 0.25, 0.5, 0.75, 1], at: 38, span }),
    path(bars(scoresBelow), { fill: "quiet", opacity: 0.45 }),
    path(bars(openScores), { stroke: "purple", width: 1.5 }),
    path(shares(scoresBelow), { fill: "raised", stroke: "quiet", width: 1 }),
    path(shares(openScores), { fill: "purple" }),
    path(segment(span[0], barY, span[1], barY), { stroke: "ink", width: 2 }),
    text(50, barY - 6, `bar ${BAR_SHARE}`, { tone: "ink", bold: true }),
    ...bottomAxis({ scale: x, ticks: [0, 5, 10, 15, 20], at: 166, span, style: { line: 0.3 } }),
    note(360, 206, `right answers of ${QUESTIONS}`, { anchor: "end" }),
  ];
  return { width: 360, height: 213, marks };
}

const highestBelow = scoresBelow[scoresBelow.length - 1];
const bestScore = scores[QUESTIONS];

export default {
  title: `The 95% interval of every score on ${QUESTIONS} questions, against a bar of ${BAR_SHARE}`,
  finding: `A score of ${highestBelow.right} or less rules a model out, but even ${QUESTIONS} is not yet enough to accept one.`,
  caption: `Each column is one possible score of ${QUESTIONS} and spans its 95% interval after Wilson. It is gray where the whole interval lies below the required score, the bar, here ${BAR_SHARE}. The interval of ${QUESTIONS} right begins at ${bestScore.low.toFixed(3)}.`,
  scene: draw(),
  table: {
    columns: ["Right of 20", "Interval", "Against the bar"],
    rows: scores
      .slice(QUESTIONS / 2 + 1)
      .map(({ right, low, high, isBelow, isAbove }) => [
        `${right}`,
        `${low.toFixed(3)} to ${high.toFixed(3)}`,
        isBelow ? "below" : isAbove ? "above" : "open",
      ]),
  },
} satisfies Figure;
