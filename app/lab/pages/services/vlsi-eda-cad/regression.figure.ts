import { seeded } from "@adyakshar/quantum/random";
import { bugChoices } from "#app/content/services/choices.ts";
import { bottomAxis } from "#app/figures/axis.ts";
import { thousands } from "#app/figures/format.ts";
import { path, text } from "#app/figures/marks.ts";
import { dot, type Point, polyline } from "#app/figures/path.ts";
import { logScale } from "#app/figures/scale.ts";
import type { Figure, Mark, Scene } from "#app/figures/scene.ts";
import { bugs, caughtAt, randomStimuli, run } from "#app/models/services/fifo.ts";

const RUNS = 36;
const CYCLES = 1000;

/** The cycle in which each run catches each bug, the quickest run first. */
const caught = bugs.map((bug, k) => ({
  name: bugChoices.options[k],
  cycles: Array.from(
    { length: RUNS },
    (_, seed) => caughtAt(run(randomStimuli(CYCLES, seeded(seed + 1)), bug)) ?? CYCLES,
  ).toSorted((a, b) => a - b),
}));
const slowest = Math.max(...caught.flatMap(({ cycles }) => cycles));

const x = logScale([3, 300], [1.5, 326]);
const BLOCK = 60;
const PITCH = 1.05;

function draw(): Scene {
  const foot = bugs.length * BLOCK + 10;
  const y = (block: number, row: number) => block * BLOCK + 22 + row * PITCH;
  const marks: Mark[] = [
    path(
      caught
        .map(({ cycles }, k) =>
          polyline(
            [
              [x(3), y(k, 0)],
              ...cycles.map((cycle, row): Point => [x(cycle), y(k, row)]),
              [x(3), y(k, RUNS - 1)],
            ],
            true,
          ),
        )
        .join(""),
      { fill: "purple", opacity: 0.22 },
    ),
    path(
      caught
        .flatMap(({ cycles }, k) => cycles.map((cycle, row) => dot(x(cycle), y(k, row), 1.5)))
        .join(""),
      { fill: "purple" },
    ),
    text(360, 14, `${RUNS} runs each, the quickest on top`, {
      anchor: "end",
      size: "s",
      tone: "quiet",
    }),
    ...caught.flatMap(({ name, cycles }, k) => [
      text(0, k * BLOCK + 14, name, { tone: "ink", bold: true }),
      text(x(cycles[RUNS - 1]) + 7, y(k, RUNS - 1) + 4, `${cycles[RUNS - 1]}`, { tone: "ink" }),
    ]),
    ...bottomAxis({
      scale: x,
      ticks: [5, 10, 30, 100, 300],
      format: String,
      at: foot,
      span: [0, 360],
    }),
    text(360, foot + 32, "cycles until caught, logarithmic", {
      anchor: "end",
      size: "s",
      tone: "quiet",
    }),
  ];
  return { width: 360, height: foot + 40, marks };
}

/** How soon random traffic catches four seeded bugs, run by run. */
export function buildRegression(): Figure {
  const total = RUNS * bugs.length;
  const found = caught.flatMap(({ cycles }) => cycles).filter((cycle) => cycle < CYCLES).length;
  const middle = RUNS / 2;
  return {
    title: `The clock cycle in which random traffic catches each of four seeded bugs, in ${RUNS} runs each`,
    finding: `Random traffic catches all ${bugs.length} bugs, in ${found} of ${total} runs. The slowest needs ${thousands(slowest)} cycles.`,
    caption: `The queue of the opening with each of its four seeded bugs, ${RUNS} runs each from the seeds 1 to ${RUNS}. A dot is one run, at the cycle in which the first wrong word is read, on a logarithmic scale; the number is the slowest run’s.`,
    shapes: "inline",
    scene: draw(),
    table: {
      columns: ["Seeded bug", "Quickest", "Median", "Slowest"],
      rows: caught.map(({ name, cycles }) => [
        name,
        `${cycles[0]}`,
        `${cycles[middle]}`,
        `${cycles[RUNS - 1]}`,
      ]),
    },
  };
}

export default buildRegression();
