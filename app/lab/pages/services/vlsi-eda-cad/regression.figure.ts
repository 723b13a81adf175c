import { seeded } from "@adyakshar/quantum/random";
import { note, path, text } from "#app/figures/marks.ts";
import { dot, segment } from "#app/figures/path.ts";
import { bottomAxis, logScale } from "#app/figures/scale.ts";
import type { Figure, Mark, Scene } from "#app/figures/scene.ts";
import { bugs, caughtAt, randomStimuli, run } from "#app/models/services/fifo.ts";
import { choices } from "./seeded-bug-by-choice.ts";

const RUNS = 36;
const CYCLES = 1000;

/** The cycle in which each run catches each bug, the quickest run first. */
const caughtBugs = bugs.map((bug, k) => ({
  name: choices.options[k],
  cycles: Array.from(
    { length: RUNS },
    (_, seed) => caughtAt(run(randomStimuli(CYCLES, seeded(seed + 1)), bug)) ?? CYCLES,
  ).toSorted((a, b) => a - b),
}));
const allCycles = caughtBugs.flatMap(({ cycles }) => cycles);
const caughtRuns = allCycles.filter((cycle) => cycle < CYCLES).length;

const span = [100, 326] as const;
const [LEFT, RIGHT] = span;
const x = logScale([2, 400], span);
const ROW_HEIGHT = 42;

function draw(): Scene {
  const foot = bugs.length * ROW_HEIGHT + 14;
  const y = (row: number) => row * ROW_HEIGHT + 36;
  const dots = caughtBugs
    .flatMap(({ cycles }, row) => cycles.map((cycle) => dot(x(cycle), y(row), 3)))
    .join("");
  const marks: Mark[] = [
    path(caughtBugs.map((_, row) => segment(LEFT, y(row), RIGHT, y(row))).join(""), {
      stroke: "line",
    }),
    path(dots, { fill: "purple", opacity: 0.55 }),
    path(dots, { stroke: "purple", width: 1 }),
    note(360, 17, "slowest", { anchor: "end" }),
    ...caughtBugs.flatMap(({ name, cycles }, row) => [
      text(0, y(row), name, { tone: "ink", bold: true, line: 0.22 }),
      text(360, y(row), `${cycles[RUNS - 1]}`, { anchor: "end", tone: "ink", line: 0.22 }),
    ]),
    ...bottomAxis({ scale: x, ticks: [5, 10, 30, 100, 300], at: foot, span, style: { line: 0.3 } }),
    note(RIGHT, foot + 38, "cycles until caught, logarithmic", { anchor: "end" }),
  ];
  return { width: 360, height: foot + 46, marks };
}

/** Random traffic catches four seeded bugs, each run after its own number of cycles. */
export default {
  title: `The clock cycle in which random traffic catches each of four seeded bugs, in ${RUNS} runs each`,
  finding: `Random traffic hunts ${bugs.length} bugs, each ${RUNS} times, and catches them in ${caughtRuns} of ${RUNS * bugs.length} runs.`,
  caption: `This is the queue of the opening with each of its four seeded bugs, in ${RUNS} runs from the seeds 1 to ${RUNS}. Each dot is one run, at the cycle in which the first wrong word is read, on a logarithmic scale, and the number is the slowest run’s.`,
  scene: draw(),
  table: {
    columns: ["Seeded bug", "Quickest", "Median", "Slowest"],
    rows: caughtBugs.map(({ name, cycles }) => [
      name,
      `${cycles[0]}`,
      `${cycles[RUNS / 2]}`,
      `${cycles[RUNS - 1]}`,
    ]),
  },
} satisfies Figure;
