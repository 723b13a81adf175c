import { caseChoices } from "#app/content/services/choices.ts";
import { bottomAxis } from "#app/figures/axis.ts";
import { thousands } from "#app/figures/format.ts";
import { path, text } from "#app/figures/marks.ts";
import { hexagon, segment } from "#app/figures/path.ts";
import { piles } from "#app/figures/piles.ts";
import { linearScale } from "#app/figures/scale.ts";
import type { Figure, Mark, Scene } from "#app/figures/scene.ts";
import { power, typicalSets, wilson } from "#app/models/services/evaluation.ts";

const SIZES = [100, 400, 1600] as const;
const SETS = 100;
const MODEL = 0.89;
const BASELINE = 0.78;
const BAR = 0.85;

interface Frame {
  width: number;
  height: number;
  from: number;
  to: number;
  /** The foot of the hill, and the width of one set. */
  base: number;
  pitch: number;
  leading: number;
}

const wide: Frame = {
  width: 1240,
  height: 374,
  from: 0,
  to: 1240,
  base: 276,
  pitch: 16,
  leading: 28,
};
const narrow: Frame = {
  width: 360,
  height: 390,
  from: 4,
  to: 356,
  base: 262,
  pitch: 8,
  leading: 26,
};

function evaluate(choice: number) {
  const cases = SIZES[choice];
  const scored = (rate: number) =>
    typicalSets(cases, rate, SETS).map((right) => ({
      score: right / cases,
      clears: wilson(right, cases).low > BAR,
    }));
  const middle = (rate: number) => {
    const right = Math.round(cases * rate);
    return { score: right / cases, ...wilson(right, cases) };
  };
  const sets = scored(MODEL);
  return {
    cases,
    sets,
    baselineSets: scored(BASELINE),
    clearing: sets.filter(({ clears }) => clears).length,
    model: middle(MODEL),
    baseline: middle(BASELINE),
  };
}

type Evaluation = ReturnType<typeof evaluate>;

function intervals({ model, baseline }: Evaluation, x: (score: number) => number, frame: Frame) {
  const { base, leading } = frame;
  const isWide = frame === wide;
  const rows = [
    { y: base + 1.55 * leading + 16, name: "model", tone: "purple", ...model },
    { y: base + 2.5 * leading + 16, name: "baseline", tone: "quiet", ...baseline },
  ] as const;
  return rows.flatMap(({ y, low, high, score, tone, name }): Mark[] => {
    const range = isWide
      ? `${name} ${score.toFixed(2)}, 95% ${low.toFixed(3)} to ${high.toFixed(3)}`
      : name;
    return [
      path(segment(x(low), y, x(high), y), { stroke: tone, width: 3 }),
      path(hexagon(x(score), y, isWide ? 8 : 5), { fill: tone }),
      text(x(score), y - (isWide ? 14 : 9), range, { anchor: "middle", tone }),
    ];
  });
}

function draw(evaluation: Evaluation, frame: Frame): Scene {
  const { cases, sets, baselineSets, clearing } = evaluation;
  const { width, height, from, to, base, leading } = frame;
  const isWide = frame === wide;
  const x = linearScale([0.66, 1], [from, to]);
  const hill = { base, pitch: frame.pitch, room: base - (isWide ? 36 : 80) };
  const model = piles(sets, cases, x, hill);
  const baseline = piles(baselineSets, cases, x, hill);
  const marks: Mark[] = [
    path(baseline(false), { fill: "quiet", opacity: 0.45 }),
    path(segment(x(BAR), isWide ? 4 : 60, x(BAR), base + 2.5 * leading + 26), {
      stroke: "ink",
      width: 1.5,
    }),
    text(x(BAR) - 10, isWide ? 18 : 74, `bar ${BAR}`, { anchor: "end", tone: "ink", bold: true }),
    path(model(true), { fill: "purple" }),
    path(model(false), { fill: "raised", stroke: "purple", width: 1 }),
    ...bottomAxis({
      scale: x,
      // The bar has its own label.
      ticks: isWide ? [0.7, 0.75, 0.8, 0.9, 0.95] : [0.7, 0.8, 0.9],
      format: (v) => v.toFixed(2),
      at: base,
      span: [from, to],
    }),
    text(to, base + (isWide ? 15 : 31), "right answers", {
      anchor: "end",
      size: "s",
      tone: "quiet",
    }),
    ...intervals(evaluation, x, frame),
    ...(isWide
      ? [
          text(width, 18, `${clearing} of ${SETS} clear the bar`, {
            anchor: "end",
            tone: "purple",
            bold: true,
          }),
          text(width, 44, "filled: the whole interval lies above it", {
            anchor: "end",
            size: "s",
            tone: "quiet",
          }),
        ]
      : [
          text(0, 16, `${clearing} of ${SETS} sets of ${thousands(cases)} clear the bar`, {
            bold: true,
            tone: "ink",
          }),
          text(0, 16, "filled: its whole interval lies above the bar", {
            size: "s",
            line: 1,
            tone: "quiet",
          }),
        ]),
  ];
  return { width, height, marks };
}

/** How often a good model can show that it is good, by the size of the evaluation set. */
export function buildServiceAi(choice = caseChoices.initial): Figure {
  const evaluation = evaluate(choice);
  const { cases, clearing } = evaluation;
  const other = cases === 1600 ? 100 : 1600;
  const clearingOf = (size: number) => Math.round(power(size, MODEL, BAR) * SETS);
  const many = (count: number) => (count === SETS ? "all" : `${count}`);
  return {
    shapes: "inline",
    title: `Scores of ${SETS} equally likely evaluation sets of ${thousands(cases)} cases, with interval, baseline and bar`,
    finding: `Of ${SETS} test sets with ${thousands(cases)} cases, ${many(clearing)} show that the model clears the required score, the bar. With ${thousands(other)} cases, ${many(clearingOf(other))} do.`,
    caption: `The model is right in ${MODEL * 100}% of cases, the baseline in ${BASELINE * 100}%, and the bar is ${BAR * 100}%, all chosen for this figure. Each hexagon is one of ${SETS} equally likely test sets (quantiles of the binomial distribution), gray for the baseline. It is filled where the set’s 95% interval, after Wilson, lies wholly above the bar. Stopping early, or choosing among models on the same set, invalidates the interval.`,
    narrow: draw(evaluation, narrow),
    scene: draw(evaluation, wide),
    table: {
      columns: ["Cases in the set", "Interval of the middle set", "Sets that clear the bar"],
      rows: SIZES.map((size) => {
        const { low, high } = wilson(Math.round(size * MODEL), size);
        return [
          thousands(size),
          `${low.toFixed(3)} to ${high.toFixed(3)}`,
          `${clearingOf(size)} of ${SETS}`,
        ];
      }),
    },
  };
}
