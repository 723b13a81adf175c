import { seeded } from "@adyakshar/quantum/random";
import { path, text } from "#app/drawing/marks.ts";
import { box, type Point, polyline, segment } from "#app/drawing/path.ts";
import { type FigureData, type Mark, type Scene, sceneOf } from "#app/drawing/scene.ts";
import {
  type Bug,
  bugs,
  CAPACITY,
  type Cycle,
  caughtAt,
  directedStimuli,
  randomStimuli,
  run,
} from "./fifo.ts";

const allRows = ["clock", "push", "pop", "data_in", "full", "data_out", "model"] as const;
type SignalRow = (typeof allRows)[number];

/** `pins` is the right side of the block, where its pins are. */
const wide = { width: 1240, height: 336, pins: 96, cycleCount: 12, first: 54, row: 43 };
const narrow = { width: 360, height: 216, pins: 84, cycleCount: 7, first: 46, row: 32 };
type SignalsFrame = typeof wide;

/** The last cycles of a run, and where they are drawn. */
function traceOf(cycles: readonly Cycle[], frame: SignalsFrame) {
  const { width, pins, cycleCount, first, row } = frame;
  // Rows are counted from the top; a phone does without the clock.
  const rows = frame === wide ? allRows : allRows.slice(1);
  const start = pins + (frame === wide ? 26 : 12);
  const cell = (width - start) / cycleCount;
  return {
    ...frame,
    window: cycles.slice(-cycleCount),
    rows,
    cell,
    swing: row * 0.42,
    x: (cycle: number) => start + cycle * cell,
    y: (name: SignalRow) => first + rows.indexOf(name) * row,
  };
}
type Trace = ReturnType<typeof traceOf>;

/** The block with its pins and their names. */
function drawBlock({ rows, pins, first, row, swing, y }: Trace): Mark[] {
  const bottom = y("data_out") + row * 0.35;
  /** The block has all rows but the last, which is the model's. */
  const pinNames = rows.slice(0, -1);
  const name = (of: SignalRow, tone: "ink" | "purple") =>
    text(pins - 16, y(of) - swing / 2 + 4.5, of, { anchor: "end", tone });
  return [
    path(box(0.5, first - row * 0.72, pins - 6, bottom - first + row * 0.72), {
      stroke: "ink",
      width: 1.5,
      fill: "raised",
    }),
    path(pinNames.map((of) => box(pins - 10, y(of) - swing / 2 - 5, 10, 10)).join(""), {
      fill: "ink",
    }),
    ...pinNames.map((of) => name(of, "ink")),
    name("model", "purple"),
  ];
}

function drawClock({ window, pins, swing, x, y }: Trace): Mark {
  const at = y("clock");
  const pulses = window.flatMap((_, k): Point[] => [
    [x(k), at],
    [x(k), at - swing],
    [x(k + 0.5), at - swing],
    [x(k + 0.5), at],
    [x(k + 1), at],
  ]);
  return path(polyline(pulses) + segment(pins, at, x(0), at), { stroke: "quiet" });
}

/** A signal of one bit. */
function levelPath({ window, pins, swing, x, y }: Trace, name: "push" | "pop" | "full"): string {
  const points = window.flatMap((cycle, k): Point[] => {
    const at = y(name) + (cycle[name] ? -swing : 0);
    return [
      [x(k), at],
      [x(k + 1), at],
    ];
  });
  return polyline([[pins, points[0][1]], ...points]);
}

/** A signal of a byte, in hexadecimal; a wrong one may be marked. */
function drawBus(
  { window, width, pins, cell, swing, x, y }: Trace,
  name: "data_in" | "data_out" | "model",
  value: (cycle: Cycle) => number | null,
): Mark[] {
  const at = y(name);
  const cells = window.flatMap((cycle, k) => {
    const word = value(cycle);
    const isWrong = name === "data_out" && cycle.actual !== cycle.expected;
    if (word === null && !isWrong) return [];
    return [{ k, isWrong, word: word === null ? "–" : word.toString(16).padStart(2, "0") }];
  });
  const boxes = (areWrong: boolean) =>
    cells
      .filter(({ isWrong }) => isWrong === areWrong)
      .map(({ k }) => box(x(k) + 1.5, at - swing - 2, cell - 3, swing + 4))
      .join("");
  return [
    path(segment(pins, at - swing / 2, width, at - swing / 2), { stroke: "line" }),
    path(boxes(false), { stroke: "quiet", fill: "ground" }),
    path(boxes(true), { fill: "purple" }),
    ...cells.map(({ k, isWrong, word }) =>
      text(x(k + 0.5), at - swing / 2 + 4.5, word, {
        anchor: "middle",
        tone: isWrong ? "ground" : "ink",
        bold: isWrong,
      }),
    ),
  ];
}

/** Marks the cycles in which the model is full and the flag does not say so. */
function markMissedFull({ window, cell, swing, x, y }: Trace): Mark[] {
  const lateCycles = window.flatMap(({ held, full }, k) => (held === CAPACITY && !full ? [k] : []));
  if (lateCycles.length === 0) return [];
  const top = y("full") - swing;
  const boxes = lateCycles.map((k) => box(x(k), top, cell, swing));
  return [
    path(boxes.join(""), { fill: "purple", opacity: 0.35 }),
    text(x(lateCycles[0]) - 8, top + swing / 2, "should be full", { anchor: "end", tone: "ink" }),
  ];
}

/** The cycle in which the scoreboard sees the bug. */
function markCaughtCycle({ window, width, first, row, cell, x, y }: Trace, caught: number): Mark[] {
  const column = box(x(window.length - 1), first - row * 0.72, cell, y("model") - first + row);
  const words = `cycle ${caught}: differs from the model`;
  return [
    path(column, { fill: "line", opacity: 0.6 }),
    text(width, 14, words, { anchor: "end", tone: "purple", bold: true }),
  ];
}

/** The end of a run signal by signal, and beside it what the model expects. */
function drawSignals(
  cycles: readonly Cycle[],
  caught: number | undefined,
  frame: SignalsFrame,
): Scene {
  const { width, height } = frame;
  const trace = traceOf(cycles, frame);
  const signal = { stroke: "ink", width: 1.5 } as const;
  const marks: Mark[] = [
    ...(caught === undefined ? [] : markCaughtCycle(trace, caught)),
    ...drawBlock(trace),
    ...(frame === wide ? [drawClock(trace)] : []),
    path(levelPath(trace, "push") + levelPath(trace, "pop"), signal),
    ...drawBus(trace, "data_in", ({ push, data }) => (push ? data : null)),
    path(levelPath(trace, "full"), signal),
    ...markMissedFull(trace),
    ...drawBus(trace, "data_out", ({ actual }) => actual),
    ...drawBus(trace, "model", ({ expected }) => expected),
    text(0, 14, `cycles ${cycles.length - trace.window.length + 1} to ${cycles.length}`, {
      tone: "quiet",
    }),
  ];
  return sceneOf(width, height, marks);
}

const CYCLES = 2000;
/** With this seed the late flag falls into the drawing. */
const SEED = 19;

function simulate(bug: Bug) {
  const cycles = run(randomStimuli(CYCLES, seeded(SEED)), bug);
  return {
    cycles,
    caughtCycle: caughtAt(cycles),
    caughtByHand: caughtAt(run(directedStimuli, bug)),
  };
}

const words: Record<Bug, string> = {
  "full-late": "This queue says “full” one word too late",
  "empty-late": "This queue fails to say “empty” after use",
  "read-stuck": "This queue reads its last slot twice when a write arrives in the same cycle",
  "write-lost": "This queue loses a write to its last slot when a read arrives in the same cycle",
};

/** A bug seeded into a small buffer, and the cycle in which a scoreboard sees it. */
function drawFigure(bug: Bug): FigureData {
  const { cycles, caughtCycle, caughtByHand } = simulate(bug);
  const runs = bugs.map((name) => ({ name, ...simulate(name) }));
  return {
    title: `Signals of a queue with a seeded bug, beside the words that its reference model expects`,
    finding: `${words[bug]}. ${caughtByHand === undefined ? "A simple test misses that, but random" : "Random"} traffic finds it in cycle ${caughtCycle}.`,
    caption: `We simulate a queue of ${CAPACITY} words, first in, first out, and its reference model, with random traffic in bursts of writing and of reading. Seed ${SEED} was chosen for the picture. In shaded cycles the model is full and the flag is not, and in the marked cycle data_out differs from the model. The simple test writes ${CAPACITY} words and reads them back, and both tests compare words, not flags.`,
    narrow: drawSignals(cycles, caughtCycle, narrow),
    scene: drawSignals(cycles, caughtCycle, wide),
    table: {
      columns: ["Seeded bug", "Simple test", "Random traffic"],
      rows: runs.map(({ name, ...result }) => [
        words[name],
        result.caughtByHand === undefined ? "passes" : `fails in cycle ${result.caughtByHand}`,
        result.caughtCycle === undefined ? "not caught" : `caught in cycle ${result.caughtCycle}`,
      ]),
    },
  };
}

export default {
  legend: "Seeded bug",
  options: ["full flag", "empty flag", "read pointer", "last write"],
  initial: 0,
  figures: bugs.map(drawFigure),
};
