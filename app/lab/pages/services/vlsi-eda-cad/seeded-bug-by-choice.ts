import { seeded } from "@adyakshar/quantum/random";
import { bugChoices } from "#app/content/services/choices.ts";
import { path, text } from "#app/figures/marks.ts";
import { box, type Point, polyline, segment } from "#app/figures/path.ts";
import type { Figure, Mark, Scene } from "#app/figures/scene.ts";
import {
  type Bug,
  type Cycle,
  caughtAt,
  DEPTH,
  directed,
  randomStimuli,
  run,
} from "#app/models/services/fifo.ts";

const BUGS: readonly Bug[] = ["full-late", "empty-late", "read-stuck", "write-lost"];
const CYCLES = 2000;
const SEED = 5;

function simulate(bug: Bug) {
  const cycles = run(randomStimuli(CYCLES, seeded(SEED)), bug);
  return { cycles, caught: caughtAt(cycles), directed: caughtAt(run(directed, bug)) };
}

const hexByte = (value: number) => value.toString(16).padStart(2, "0");

interface Frame {
  width: number;
  height: number;
  /** The right side of the block, where its pins are. */
  pins: number;
  shown: number;
  first: number;
  row: number;
}

const wide: Frame = { width: 1240, height: 388, pins: 96, shown: 18, first: 84, row: 45 };
const narrow: Frame = { width: 360, height: 366, pins: 84, shown: 7, first: 84, row: 42 };

function draw(cycles: readonly Cycle[], caught: number | undefined, frame: Frame): Scene {
  const { width, height, pins, shown, first, row } = frame;
  const isWide = frame === wide;
  const window = cycles.slice(-shown);
  const from = cycles.length - window.length;
  const start = pins + (isWide ? 26 : 12);
  const cell = (width - start - 2) / shown;
  const x = (k: number) => start + k * cell;
  const high = row * 0.42;
  const line = (y: number, test: (cycle: Cycle) => boolean) => {
    const points = window.flatMap((cycle, k): Point[] => {
      const at = y + (test(cycle) ? -high : 0);
      return [
        [x(k), at],
        [x(k + 1), at],
      ];
    });
    return polyline([[pins, points[0][1]], ...points]);
  };
  const pulse = (y: number) =>
    polyline(
      window.flatMap((_, k): Point[] => [
        [x(k), y],
        [x(k), y - high],
        [x(k + 0.5), y - high],
        [x(k + 0.5), y],
        [x(k + 1), y],
      ]),
    );
  const bus = (y: number, value: (cycle: Cycle) => number | null, wrong = false): Mark[] => {
    const cells = window.flatMap((cycle, k) => {
      const word = value(cycle);
      const isWrong = wrong && cycle.actual !== cycle.expected;
      if (word === null && !isWrong) return [];
      return [{ k, isWrong, word: word === null ? "–" : hexByte(word) }];
    });
    const boxes = (areWrong: boolean) =>
      cells
        .filter(({ isWrong }) => isWrong === areWrong)
        .map(({ k }) => box(x(k) + 1.5, y - high - 2, cell - 3, high + 4))
        .join("");
    return [
      path(segment(pins, y - high / 2, width, y - high / 2), { stroke: "line" }),
      path(boxes(false), { stroke: "quiet", fill: "ground" }),
      path(boxes(true), { fill: "purple" }),
      ...cells.map(({ k, isWrong, word }) =>
        text(x(k + 0.5), y - high / 2 + 4.5, word, {
          anchor: "middle",
          size: "s",
          tone: isWrong ? "ground" : "ink",
          bold: isWrong,
        }),
      ),
    ];
  };
  const rows = ["clk", "push", "pop", "data_in", "full", "data_out", "model"] as const;
  const y = (name: (typeof rows)[number]) => first + rows.indexOf(name) * row;
  const inputs = rows.slice(0, -1);
  const bottom = y("data_out") + row * 0.35;
  /** Where the model is full and the flag does not say so. */
  const late = window.flatMap(({ held, full }, k) => (held === DEPTH && !full ? [k] : []));
  const missed: Mark[] =
    late.length === 0
      ? []
      : [
          path(late.map((k) => box(x(k), y("full") - high, cell, high)).join(""), {
            fill: "purple",
            opacity: 0.35,
          }),
          text(Math.min(x(late[0]), width - 104), y("full") - high - 5, "should be full", {
            size: "s",
            tone: "ink",
          }),
        ];
  const marks: Mark[] = [
    ...(caught === undefined
      ? []
      : [
          path(box(x(window.length - 1), first - row * 0.72, cell, y("model") - first + row), {
            fill: "line",
            opacity: 0.6,
          }),
        ]),
    path(box(0.5, first - row * 0.72, pins - 6, bottom - first + row * 0.72), {
      stroke: "ink",
      width: 1.5,
      fill: "raised",
    }),
    path(inputs.map((name) => box(pins - 10, y(name) - high / 2 - 5, 10, 10)).join(""), {
      fill: "ink",
    }),
    ...inputs.map((name) =>
      text(pins - 16, y(name) - high / 2 + 4.5, name, { anchor: "end", size: "s", tone: "ink" }),
    ),
    text(pins - 16, y("model") - high / 2 + 4.5, "model", {
      anchor: "end",
      size: "s",
      tone: "purple",
    }),
    path(pulse(y("clk")) + segment(pins, y("clk"), x(0), y("clk")), { stroke: "quiet" }),
    path(line(y("push"), ({ push }) => push) + line(y("pop"), ({ pop }) => pop), {
      stroke: "ink",
      width: 1.5,
    }),
    ...bus(y("data_in"), ({ push, data }) => (push ? data : null)),
    path(
      line(y("full"), ({ full }) => full),
      { stroke: "ink", width: 1.5 },
    ),
    ...missed,
    ...bus(y("data_out"), ({ actual }) => actual, true),
    ...bus(y("model"), ({ expected }) => expected),
    text(0, isWide ? 28 : 16, caught === undefined ? "not caught" : `caught in cycle ${caught}`, {
      size: isWide ? "l" : "m",
      bold: !isWide,
      tone: "ink",
    }),
    text(width, isWide ? 22 : 16, `cycles ${from + 1} to ${cycles.length}`, {
      anchor: "end",
      size: "s",
      tone: "quiet",
    }),
  ];
  return { width, height, marks };
}

const words: Record<Bug, string> = {
  none: "",
  "full-late": "The full flag rises one word too late",
  "empty-late": "The empty flag never returns",
  "read-stuck": "The read pointer does not move when it should wrap during a write",
  "write-lost": "A write to the last place is lost during a read",
};

/** A bug seeded into a small buffer, and the cycle in which a scoreboard sees it. */
export function buildServiceVlsi(choice = bugChoices.initial): Figure {
  const bug = BUGS[choice];
  const { cycles, caught, directed: found } = simulate(bug);
  const runs = BUGS.map((name) => ({ name, ...simulate(name) }));
  return {
    shapes: "inline",
    title: `Signals of a FIFO with a seeded bug, beside the words that its reference model expects`,
    finding: `${words[bug]}.${found === undefined ? " A directed test that never fills the queue passes." : ""} Random traffic against a model catches it in cycle ${caught}.`,
    caption: `A FIFO of ${DEPTH} words and its reference model are simulated cycle by cycle under seeded constrained-random traffic. Pins are at the left, bytes are hexadecimal. Shaded cycles are those in which the model is full and the flag is not. In the marked cycle data_out differs from the model. The directed test puts three words in and takes three out; it passes with every one of the ${BUGS.length} seeded bugs.`,
    narrow: draw(cycles, caught, narrow),
    scene: draw(cycles, caught, wide),
    table: {
      columns: ["Seeded bug", "Directed test", "Random traffic"],
      rows: runs.map(({ name, caught: at, directed: byHand }) => [
        words[name],
        byHand === undefined ? "passes" : `fails in cycle ${byHand}`,
        at === undefined ? "not caught" : `caught in cycle ${at}`,
      ]),
    },
  };
}
