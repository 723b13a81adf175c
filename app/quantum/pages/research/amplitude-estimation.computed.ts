import { path, type TextStyle, text } from "#app/drawing/marks.ts";
import { dot, polyline, segment } from "#app/drawing/path.ts";
import { bottomAxis, type Interval, leftGrid, logScale, steps } from "#app/drawing/scale.ts";
import { asFile, type FigureData, type Mark, type Scene, sceneOf } from "#app/drawing/scene.ts";
import { powerOfTen, scientific, thousands } from "#app/lib/format.ts";
import { CONFIDENCE, circuitRuns, classicalSamples, quantumQueries } from "./estimation-cost.ts";

const PROBABILITY = 0.5;
const MARKED_ERROR = 1e-4;
const exponents = steps(-6, -1, 1);

/** Runs of the circuit A or its inverse; a Monte Carlo sample is one run. */
function quantumRuns(epsilon: number): number {
  return circuitRuns(Math.ceil(quantumQueries(PROBABILITY, epsilon)));
}

function samples(epsilon: number): number {
  return Math.ceil(classicalSamples(PROBABILITY, epsilon));
}

const power = (value: number) => powerOfTen(Math.round(Math.log10(value)));
const gain = thousands(samples(MARKED_ERROR) / quantumRuns(MARKED_ERROR));

type LabelSpot = readonly [x: number, y: number, anchor?: TextStyle["anchor"]];

interface EstimationLayout {
  width: number;
  height: number;
  across: Interval;
  up: Interval;
  /** The distance of the lines between the curves, in powers of ten. */
  step: number;
  tickDrop: number;
  note: LabelSpot;
  sampling: LabelSpot;
  estimation: LabelSpot;
  vertical: LabelSpot;
  horizontal: LabelSpot;
}

function draw(layout: EstimationLayout): Scene {
  const { across, up } = layout;
  const x = logScale([1e-1, 1e-6], across);
  const y = logScale([10, 1e12], up);
  const bottom = up[0];
  const curve = (cost: (epsilon: number) => number) =>
    polyline(steps(-6, -1, 0.1).map((e) => [x(10 ** e), y(cost(10 ** e))]));
  const between = steps(-6, -1, layout.step).map((e) => {
    const at = x(10 ** e);
    return segment(at, y(samples(10 ** e)), at, y(quantumRuns(10 ** e)));
  });
  const label = ([at, height, anchor]: LabelSpot, words: string, style: TextStyle = {}): Mark =>
    text(at, height, words, { anchor, tone: "quiet", ...style });
  const at = x(MARKED_ERROR);
  const grid = leftGrid({
    scale: y,
    ticks: [1e3, 1e6, 1e9, 1e12],
    format: power,
    at: layout.vertical[0],
    span: across,
    style: { mono: true, anchor: "start" },
  });
  const axis = bottomAxis({
    scale: x,
    ticks: exponents.map((e) => 10 ** e),
    format: power,
    at: bottom,
    span: across,
    style: { mono: true },
  });
  const lowered = axis.map((mark) =>
    mark.kind === "text" ? { ...mark, y: bottom + layout.tickDrop } : mark,
  );
  return sceneOf(layout.width, layout.height, [
    ...grid,
    ...lowered,
    path(between.join(""), { stroke: "green", opacity: 0.5 }),
    path(curve(samples), { stroke: "ink", width: 2.5 }),
    path(curve(quantumRuns), { stroke: "green", width: 4 }),
    path(segment(at, y(samples(MARKED_ERROR)), at, y(quantumRuns(MARKED_ERROR))), {
      stroke: "ink",
      width: 3,
    }),
    path(dot(at, y(samples(MARKED_ERROR)), 6) + dot(at, y(quantumRuns(MARKED_ERROR)), 6), {
      fill: "ink",
    }),
    label(layout.vertical, "samples, or uses of the circuit"),
    label(layout.horizontal, "error ε, smaller to the right"),
    label(layout.note, `at ε = ${power(MARKED_ERROR)}`),
    label(layout.sampling, "sampling 1/ε²", { tone: "ink" }),
    label(layout.estimation, "estimation 1/ε", { tone: "green" }),
  ]);
}

export default asFile({
  /** The factor by which amplitude estimation needs fewer runs of the circuit at the marked error. */
  gain: `÷ ${gain}`,
  title: "Monte Carlo samples against uses of the circuit in amplitude estimation, by error",
  finding: `For this error, Monte Carlo needs ${Math.round(samples(MARKED_ERROR) / 1e6)} million samples. The quantum method has to run its circuit ${thousands(quantumRuns(MARKED_ERROR))} times without measuring in between. Neither count is a time.`,
  caption: `To estimate a probability of ${PROBABILITY} within ε at ${Math.round(CONFIDENCE * 100)}% confidence: Monte Carlo by the normal limit, amplitude estimation by the bound of Brassard et al. (2002), every query counted as two uses, of the circuit and of its inverse. They follow one another in one coherent run.`,
  scene: draw({
    width: 1250,
    height: 640,
    across: [55, 1020],
    up: [570, 50],
    step: 0.05,
    tickDrop: 26,
    note: [634, 432, "middle"],
    sampling: [1034, 71],
    estimation: [1034, 301],
    vertical: [0, 24],
    horizontal: [1020, 626, "end"],
  }),
  narrow: draw({
    width: 375,
    height: 440,
    across: [62, 351],
    up: [378, 62],
    step: 0.1,
    tickDrop: 20,
    note: [235, 320, "middle"],
    sampling: [351, 48, "end"],
    estimation: [351, 286, "end"],
    vertical: [24, 20],
    horizontal: [351, 426, "end"],
  }),
  table: {
    columns: ["Error ε", "Monte Carlo samples", "Uses of the circuit or its inverse"],
    rows: exponents
      .toReversed()
      .map((e) => [powerOfTen(e), scientific(samples(10 ** e)), scientific(quantumRuns(10 ** e))]),
  },
} satisfies FigureData & { gain: string });
