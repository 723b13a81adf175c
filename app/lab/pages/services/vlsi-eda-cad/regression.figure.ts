import { seeded } from "@adyakshar/quantum/random";
import { bugChoices } from "#app/content/services/choices.ts";
import { thousands } from "#app/figures/format.ts";
import { path, text } from "#app/figures/marks.ts";
import { dot, segment } from "#app/figures/path.ts";
import { logScale } from "#app/figures/scale.ts";
import type { Figure, Mark, Scene } from "#app/figures/scene.ts";
import { type Bug, caughtAt, randomStimuli, run } from "#app/models/services/fifo.ts";
import { fullScene } from "../full-scene.ts";

const bugs: readonly Bug[] = ["full-late", "empty-late", "read-stuck", "write-lost"];
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

interface Frame {
  width: number;
  height: number;
  /** Where the words stand. */
  left: number;
  pitch: number;
  dot: number;
}

const wide: Frame = { width: 1440, height: 724, left: 96, pitch: 3.9, dot: 2.4 };
const narrow: Frame = { width: 375, height: 600, left: 20, pitch: 2.9, dot: 1.7 };

function draw(frame: Frame): Scene {
  const { width, height, left, pitch, dot: radius } = frame;
  const isWide = frame === wide;
  const top = isWide ? 24 : 10;
  const block = (height - top - (isWide ? 24 : 14)) / bugs.length;
  const x = logScale([3, slowest], [0, width - (isWide ? 130 : 62)]);
  const lines = caught.map(({ cycles }, k) => {
    const y = (row: number) => top + block * k + 36 + row * pitch;
    return {
      runs: cycles.map((cycle, row) => segment(0, y(row), x(cycle), y(row))).join(""),
      ends: cycles.map((cycle, row) => dot(x(cycle), y(row), radius)).join(""),
    };
  });
  const marks: Mark[] = [
    path(lines.map(({ runs }) => runs).join(""), { stroke: "purple", width: 1.2, opacity: 0.7 }),
    path(lines.map(({ ends }) => ends).join(""), { fill: "ink" }),
    ...caught.map(({ name }, k) =>
      text(left, top + block * k + 24, `${name}, cycles until it is caught`, {
        tone: "ink",
        bold: true,
      }),
    ),
    ...caught.map(({ cycles }, k) =>
      text(
        x(cycles[RUNS - 1]) + 12,
        top + block * k + 36 + (RUNS - 1) * pitch + 5,
        `${cycles[RUNS - 1]}`,
        {
          size: "l",
          tone: "ink",
        },
      ),
    ),
  ];
  return fullScene({ width, height, marks }, "purple");
}

/** How soon random traffic catches four seeded bugs, run by run. */
export function buildRegression(): Figure {
  const total = RUNS * bugs.length;
  const found = caught.flatMap(({ cycles }) => cycles).filter((cycle) => cycle < CYCLES).length;
  const middle = RUNS / 2;
  return {
    title: `The clock cycle in which random traffic catches each of four seeded bugs, in ${RUNS} runs each`,
    finding: `Random traffic catches the bug in ${found} of ${total} runs. The slowest needs ${thousands(slowest)} cycles.`,
    caption: `The queue of the opening with each of its four seeded bugs, ${RUNS} runs each from the seeds 1 to ${RUNS}. A line is one run, sorted by length on a logarithmic scale; it ends where the first wrong word is read, and the number is the slowest run’s. The directed test passes all four.`,
    narrow: draw(narrow),
    scene: draw(wide),
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
