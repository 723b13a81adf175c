import { note, path, text } from "#app/drawing/marks.ts";
import { hexagon, segment } from "#app/drawing/path.ts";
import { bottomAxis, linearScale } from "#app/drawing/scale.ts";
import { type FigureData, type Mark, type Scene, sceneOf } from "#app/drawing/scene.ts";
import { thousands } from "#app/lib/format.ts";
import { BAR_SHARE, power, typicalSets, wilson } from "./evaluation.ts";

const sizes = [100, 400, 1600] as const;

const SETS = 100;
const MODEL_SHARE = 0.89;
const BASELINE_SHARE = 0.78;

/** `domain` is the share of right answers at both edges, `head` where the bar begins, `base` the foot of the hills, `pitch` the width of one set. */
const wide = {
  width: 1240,
  height: 358,
  domain: [0.66, 1],
  head: 4,
  base: 276,
  pitch: 16,
} as const;
const narrow = {
  width: 360,
  height: 258,
  domain: [0.665, 0.98],
  head: 18,
  base: 204,
  pitch: 9,
} as const;
type EvaluationFrame = typeof wide | typeof narrow;

const percent = (share: number, digits = 0) => `${(100 * share).toFixed(digits)}%`;

function evaluate(cases: number) {
  const scoreOf = (right: number) => {
    const { low, high } = wilson(right, cases);
    return { score: right / cases, low, high, clears: low > BAR_SHARE };
  };
  const setsOf = (rate: number) => typicalSets(cases, rate, SETS).map(scoreOf);
  const middleOf = (rate: number) => scoreOf(Math.round(cases * rate));
  const sets = setsOf(MODEL_SHARE);
  return {
    cases,
    sets,
    baselineSets: setsOf(BASELINE_SHARE),
    clearing: sets.filter(({ clears }) => clears).length,
    model: middleOf(MODEL_SHARE),
    baseline: middleOf(BASELINE_SHARE),
  };
}

type Evaluation = ReturnType<typeof evaluate>;

/** A phone's hill has its name above it, a desktop's the interval of its middle set below it. */
function nameHills(
  { model, baseline }: Evaluation,
  tops: { model: number; baseline: number },
  x: (score: number) => number,
  frame: EvaluationFrame,
): Mark[] {
  const level = frame.base + 60;
  // They stand apart only where they would lie on each other.
  const lowerLevel = level + (baseline.high > model.low ? 8 : 0);
  const hills = [
    { name: "model", tone: "purple", y: level, ...model },
    { name: "baseline", tone: "quiet", y: lowerLevel, ...baseline },
  ] as const;
  return hills.flatMap(({ y, low, high, score, tone, name }): Mark[] =>
    frame === narrow
      ? [text(x(score), tops[name] - 6, name, { anchor: "middle", tone, bold: true })]
      : [
          path(segment(x(low), y, x(high), y), { stroke: tone, width: 3 }),
          path(hexagon(x(score), y, 8), { fill: tone }),
          text(
            x(score),
            level - 14,
            `${name} ${percent(score)}, interval ${percent(low, 1)} to ${percent(high, 1)}`,
            { anchor: "middle", tone },
          ),
        ],
  );
}

const barName = `bar: ${percent(BAR_SHARE)} required`;
const filledKey = "filled: its whole interval lies above the bar";

function draw(evaluation: Evaluation, frame: EvaluationFrame): Scene {
  const { cases, sets, baselineSets } = evaluation;
  const { width, height, domain, head, base } = frame;
  const isWide = frame === wide;
  const x = linearScale(domain, [0, width]);
  const barX = x(BAR_SHARE);
  const hill = { base, pitch: frame.pitch, room: base - head - 32, edge: BAR_SHARE };
  const [model, baseline] = pileUp([sets, baselineSets], cases, x, hill);
  const marks: Mark[] = [
    path(baseline.cells(false), { fill: "quiet", opacity: 0.45 }),
    path(segment(barX, head, barX, isWide ? base + 70 : base), { stroke: "ink", width: 1.5 }),
    isWide
      ? text(barX - 10, head + 26, barName, { anchor: "end", tone: "ink", bold: true })
      : text(barX, head - 4, barName, { anchor: "middle", tone: "ink", bold: true }),
    path(model.cells(true), { fill: "purple" }),
    path(model.cells(false), { fill: "raised", stroke: "purple", width: 1 }),
    ...bottomAxis({
      scale: x,
      // The bar has its own label.
      ticks: isWide ? [0.75, 0.8, 0.9, 0.95] : [0.8, 0.9],
      format: percent,
      at: base,
      span: [0, width],
      style: { line: 0.4 },
    }),
    note(0, base + 15, "right answers", { line: 0.4 }),
    ...nameHills(evaluation, { model: model.top, baseline: baseline.top }, x, frame),
    isWide ? note(width, 18, filledKey, { anchor: "end" }) : note(0, base + 52, filledKey),
  ];
  return sceneOf(width, height, marks);
}

/** Says how many of a hundred sets clear the bar. */
function howOften(clearing: number): string {
  if (clearing === SETS) return "almost always";
  return `in ${clearing} of ${SETS} tries`;
}

/** The size of the evaluation set decides how often a good model can show that it is good. */
function drawFigure(cases: number): FigureData {
  const evaluation = evaluate(cases);
  const { clearing } = evaluation;
  const otherSize = cases === 1600 ? 100 : 1600;
  const clearingOf = (size: number) => Math.round(power(size, MODEL_SHARE, BAR_SHARE) * SETS);
  return {
    title: `Scores of ${SETS} equally likely evaluation sets of ${thousands(cases)} cases, with interval, baseline and bar`,
    finding: `A model is right ${percent(MODEL_SHARE)} of the time and has to beat ${percent(BAR_SHARE)}. With ${thousands(cases)} test cases you can show it ${howOften(clearing)}, with ${thousands(otherSize)} ${howOften(clearingOf(otherSize))}.`,
    caption: `The model is right in ${MODEL_SHARE * 100}% of cases, the baseline in ${BASELINE_SHARE * 100}%, and the required score, the bar, is ${BAR_SHARE * 100}%, all chosen for this figure. Each hexagon is one of ${SETS} equally likely test sets, gray for the baseline. It is filled where the set’s 95% interval, after Wilson, lies wholly above the bar. Stopping early, or choosing among models on the same set, invalidates the interval.`,
    narrow: draw(evaluation, narrow),
    scene: draw(evaluation, wide),
    table: {
      columns: ["Cases in the set", "Interval of the middle set", "Sets that clear the bar"],
      rows: sizes.map((size) => {
        const { low, high } = wilson(Math.round(size * MODEL_SHARE), size);
        return [
          thousands(size),
          `${low.toFixed(3)} to ${high.toFixed(3)}`,
          `${clearingOf(size)} of ${SETS}`,
        ];
      }),
    },
  };
}

interface PileFrame {
  /** The foot of the piles, and the height that they may take. */
  base: number;
  room: number;
  /** The width of one hexagon at most. */
  pitch: number;
  /** A score at which one column ends and the next begins. */
  edge: number;
}

/** Hills of one scale: a hexagon for each set, piled up over the scores. Columns hold whole right answers, so that none gets more of them than its neighbor. */
function pileUp(
  hills: readonly (readonly { score: number; clears: boolean }[])[],
  cases: number,
  x: (score: number) => number,
  { base, room, pitch, edge }: PileFrame,
): { top: number; cells: (clears: boolean) => string }[] {
  const answer = (x(1) - x(0.7)) / (0.3 * cases);
  const group = Math.max(1, Math.round(pitch / answer));
  const step = group * answer;
  const columnOf = (score: number) => Math.floor(((score - edge) * cases) / group + 1e-9);
  const heaps = hills.map((sets) => {
    const heights = new Map<number, number>();
    const spots = sets.map(({ score, clears }) => {
      const column = columnOf(score);
      const level = heights.get(column) ?? 0;
      heights.set(column, level + 1);
      return { clears, level, x: x(edge + ((column + 0.5) * group) / cases) };
    });
    return { spots, tallest: Math.max(...heights.values()) };
  });
  const maxHeight = Math.max(...heaps.map(({ tallest }) => tallest));
  const size = Math.min(pitch, step, room / maxHeight / 1.14);
  return heaps.map(({ spots, tallest }) => ({
    top: base - (tallest + 0.2) * size * 1.14,
    cells: (clears) =>
      spots
        .filter((spot) => spot.clears === clears)
        .map((spot) => hexagon(spot.x, base - (spot.level + 0.6) * size * 1.14, size * 0.54))
        .join(""),
  }));
}

export default {
  legend: "Cases in the set",
  options: sizes.map(thousands),
  initial: 1,
  figures: sizes.map(drawFigure),
};
