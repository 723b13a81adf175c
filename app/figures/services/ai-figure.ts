import { power, typicalSets, wilson } from "#app/engine/services/evaluation.ts";
import { bottomAxis } from "#app/figures/draw/axis.ts";
import { thousands } from "#app/figures/draw/format.ts";
import { path, text } from "#app/figures/draw/marks.ts";
import { hexagon, segment } from "#app/figures/draw/path.ts";
import { linearScale, steps } from "#app/figures/draw/scale.ts";
import type { Figure, Mark, Scene } from "#app/figures/scene.ts";
import { caseChoices } from "./choices.ts";

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
  height: 470,
  from: 40,
  to: 1200,
  base: 330,
  pitch: 16,
  leading: 34,
};
const narrow: Frame = {
  width: 360,
  height: 390,
  from: 14,
  to: 346,
  base: 262,
  pitch: 8,
  leading: 26,
};

function evaluate(choice: number) {
  const cases = SIZES[choice];
  const sets = typicalSets(cases, MODEL, SETS).map((right) => ({
    score: right / cases,
    clears: wilson(right, cases).low > BAR,
  }));
  const middle = Math.round(cases * MODEL);
  return {
    cases,
    sets,
    clearing: sets.filter(({ clears }) => clears).length,
    model: { score: middle / cases, ...wilson(middle, cases) },
    baseline: { score: BASELINE, ...wilson(Math.round(cases * BASELINE), cases) },
  };
}

function draw(evaluation: ReturnType<typeof evaluate>, frame: Frame): Scene {
  const { cases, sets, clearing, model, baseline } = evaluation;
  const { width, height, from, to, base, pitch, leading } = frame;
  const isWide = frame === wide;
  const x = linearScale([0.67, 1], [from, to]);
  // Columns hold whole right answers, so that none gets more of them than its neighbor.
  const answer = (x(1) - x(0.7)) / (0.3 * cases);
  const group = Math.max(1, Math.round(pitch / answer));
  const step = group * answer;
  const columnOf = (score: number) => Math.floor((score * cases) / group + 1e-9);
  const tallest = Math.max(
    ...sets.map(
      ({ score }) => sets.filter((set) => columnOf(set.score) === columnOf(score)).length,
    ),
  );
  const size = Math.min(pitch, step, (base - 80) / tallest / 1.14);
  const heights = new Map<number, number>();
  const spots = sets.map(({ score, clears }) => {
    const column = columnOf(score);
    const level = heights.get(column) ?? 0;
    heights.set(column, level + 1);
    const middle = x(((column + 0.5) * group - 0.5) / cases);
    return { clears, d: hexagon(middle, base - (level + 0.6) * size * 1.14, size * 0.54) };
  });
  const cells = (clears: boolean) =>
    spots
      .filter((spot) => spot.clears === clears)
      .map(({ d }) => d)
      .join("");
  const rows = [
    { y: base + 1.55 * leading + 16, name: "model", tone: "purple", ...model },
    { y: base + 2.5 * leading + 16, name: "baseline", tone: "quiet", ...baseline },
  ] as const;
  const marks: Mark[] = [
    path(segment(x(BAR), isWide ? 62 : 60, x(BAR), rows[1].y + 10), { stroke: "ink", width: 1.5 }),
    text(x(BAR) - 10, isWide ? 80 : 74, `bar ${BAR}`, { anchor: "end", tone: "ink", bold: true }),
    path(cells(true), { fill: "purple" }),
    path(cells(false), { fill: "ground", stroke: "purple", width: 1 }),
    ...bottomAxis({
      scale: x,
      // The bar has its own label.
      ticks: steps(0.7, 1, isWide ? 0.05 : 0.1).filter((v) => Math.abs(v - BAR) > 0.01),
      format: (v) => v.toFixed(2),
      at: base,
      span: [from, to],
    }),
    ...rows.flatMap(({ y, low, high, score, tone, name }): Mark[] => [
      path(segment(x(low), y, x(high), y), { stroke: tone, width: 3 }),
      path(hexagon(x(score), y, isWide ? 8 : 5), { fill: tone }),
      name === "model"
        ? text(
            x(high) + 8,
            y + 4,
            isWide ? `model ${score.toFixed(2)}, ${low.toFixed(3)} to ${high.toFixed(3)}` : name,
            { tone },
          )
        : // On a small screen above its interval, clear of the bar.
          text(isWide ? x(low) - 8 : x(score), isWide ? y + 4 : y - 9, name, {
            anchor: isWide ? "end" : "middle",
            tone,
          }),
    ]),
    text(0, isWide ? 28 : 16, `${clearing} of ${SETS} sets of ${thousands(cases)} clear the bar`, {
      size: "l",
      tone: "ink",
    }),
    text(0, isWide ? 54 : 38, "filled: its whole interval lies above the bar", {
      size: "s",
      tone: "quiet",
    }),
  ];
  return { width, height, marks };
}

/** How often a good model can show that it is good, by the size of the evaluation set. */
export function buildServiceAi(choice = caseChoices.initial): Figure {
  const evaluation = evaluate(choice);
  const { cases, clearing } = evaluation;
  const others = SIZES.filter((size) => size !== cases);
  return {
    id: "service-ai-ml-nlp",
    title: `Scores of ${SETS} equally likely evaluation sets of ${thousands(cases)} cases, with interval, baseline and bar`,
    finding: `With ${thousands(cases)} cases, ${clearing} of ${SETS} evaluation sets show that the model is above the bar. ${others
      .map((size) => `With ${thousands(size)} it is ${Math.round(power(size, MODEL, BAR) * SETS)}`)
      .join(", with ")
      .replace(", with With", ", with")}.`,
    caption: `A model that is right in ${MODEL * 100}% of cases, against a bar of ${BAR * 100}% and a baseline of ${BASELINE * 100}%, all chosen for this figure. Each hexagon is one of ${SETS} equally likely evaluation sets (quantiles of the binomial distribution); it is filled where the set's 95% interval, after Wilson, lies wholly above the bar. The size of the set is fixed beforehand: whoever looks at every new case and stops when it suits has no such interval.`,
    scene: draw(evaluation, narrow),
    wide: draw(evaluation, wide),
    table: {
      columns: ["Cases in the set", "Interval of the middle set", "Sets that clear the bar"],
      rows: SIZES.map((size) => {
        const { low, high } = wilson(Math.round(size * MODEL), size);
        return [
          thousands(size),
          `${low.toFixed(3)} to ${high.toFixed(3)}`,
          `${Math.round(power(size, MODEL, BAR) * SETS)} of ${SETS}`,
        ];
      }),
    },
  };
}
