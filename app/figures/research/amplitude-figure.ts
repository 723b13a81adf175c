import {
  CONFIDENCE,
  circuitRuns,
  classicalSamples,
  quantumQueries,
} from "#app/engine/finance/amplitude-estimation.ts";
import { bottomAxis, leftGrid } from "#app/figures/draw/axis.ts";
import { powerOfTen, scientific, thousands } from "#app/figures/draw/format.ts";
import { mono, path } from "#app/figures/draw/marks.ts";
import { arrow, dot, polyline } from "#app/figures/draw/path.ts";
import { logScale, steps } from "#app/figures/draw/scale.ts";
import type { Figure } from "#app/figures/scene.ts";

const BOTTOM = 226;
const PROBABILITY = 0.5;
const x = logScale([1e-1, 1e-6], [46, 342]);
const y = logScale([10, 1e12], [BOTTOM, 24]);
const exponents = steps(-6, -1, 1);
const marked = 1e-4;

/** Runs of the circuit A or its inverse: what a Monte Carlo sample is one of. */
function quantumRuns(a: number, epsilon: number): number {
  return Math.ceil(circuitRuns(quantumQueries(a, epsilon)));
}

function line(cost: (a: number, epsilon: number) => number): string {
  return polyline(steps(-6, -1, 0.25).map((e) => [x(10 ** e), y(cost(PROBABILITY, 10 ** e))]));
}

export function buildAmplitudeEstimation(): Figure {
  const samples = Math.ceil(classicalSamples(PROBABILITY, marked));
  const runs = quantumRuns(PROBABILITY, marked);
  const at = x(marked);
  const style = { mono: true } as const;
  const power = (value: number) => powerOfTen(Math.round(Math.log10(value)));
  const percent = (CONFIDENCE * 100).toFixed(0);
  const marks = [
    mono(0, 11, "samples, or runs of the circuit", { size: "s", tone: "quiet" }),
    ...leftGrid({
      scale: y,
      ticks: [1e3, 1e6, 1e9, 1e12],
      format: power,
      at: 38,
      span: [46, 342],
      style,
    }),
    ...bottomAxis({
      scale: x,
      ticks: exponents.map((e) => 10 ** e),
      format: power,
      at: BOTTOM,
      span: [46, 342],
      style,
    }),
    mono(350, BOTTOM + 30, "error ε", { anchor: "end", size: "s", tone: "quiet" }),
    path(line(classicalSamples), { stroke: "muted", width: 1.5 }),
    path(line(quantumRuns), { stroke: "accent", width: 2 }),
    path(
      arrow([
        [at, y(samples) + 4],
        [at, y(runs) - 4],
      ]),
      { stroke: "ink", width: 1 },
    ),
    path(dot(at, y(samples), 3) + dot(at, y(runs), 3), { fill: "ink" }),
    mono(at + 8, (y(samples) + y(runs)) / 2 + 14, `÷ ${thousands(samples / runs)}`, {
      tone: "ink",
    }),
    mono(at - 12, y(samples) - 12, "sampling 1/ε²", { anchor: "end" }),
    mono(350, y(runs) + 24, "estimation 1/ε", {
      anchor: "end",
      tone: "accent",
    }),
  ];
  return {
    id: "amplitude-estimation",
    title: "Monte Carlo samples against circuit runs of amplitude estimation, by error",
    finding: `At an error of ${powerOfTen(Math.log10(marked))}, amplitude estimation needs ${thousands(runs)} runs of the circuit where Monte Carlo needs ${scientific(samples)} samples: about ${thousands(samples / runs)} times fewer.`,
    caption: `To estimate a probability of ${PROBABILITY} within ε at ${percent}% confidence: Monte Carlo by the normal limit, amplitude estimation by the bound of Brassard et al. (2002), every query counted as the two runs that it makes, of the circuit and of its inverse. The runs follow one another coherently, so this is no ratio of times.`,
    scene: { width: 360, height: 260, marks },
    table: {
      columns: ["Error ε", "Monte Carlo samples", "Runs of the circuit or its inverse"],
      rows: exponents
        .toReversed()
        .map((e) => [
          powerOfTen(e),
          scientific(Math.ceil(classicalSamples(PROBABILITY, 10 ** e))),
          scientific(quantumRuns(PROBABILITY, 10 ** e)),
        ]),
    },
  };
}
