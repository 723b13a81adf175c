import type { MeasuredSolution, Solution } from "#app/content/quantum/home.ts";
import { path } from "#app/drawing/marks.ts";
import { box, dot, hexagon } from "#app/drawing/path.ts";
import { asFile, type Mark, type Picture, type Stroke, sceneOf } from "#app/drawing/scene.ts";
import { memoryText } from "#app/instruments/kit/format.ts";
import { thousands } from "#app/lib/format.ts";
import { type ChipFrame, cellBoxes, wires } from "#app/quantum/chip/chip-layout.ts";
import { implement } from "#app/quantum/chip/design.ts";
import { values } from "./solution-values.ts";
import { topicPhases } from "./topic-phases.ts";

const WIDTH = 344;
const HEIGHT = 176;
const today: Stroke = { fill: "muted", opacity: 0.75 };
/** Each has the hue of its plate. */
const after = {
  circuit: { fill: "accent" },
  shield: { fill: { phase: topicPhases.custody } },
  lattice: { fill: "purple" },
} as const satisfies Record<string, Stroke>;
const rangeOf = (count: number) => Array.from({ length: count }, (_, k) => k);

/** A hexagon for each gate; those that are saved are dashed. */
function gates([more, fewer]: readonly [number, number], low: number): Mark[] {
  const pitch = 39;
  const row = (from: number, to: number, y: number) =>
    rangeOf(to - from)
      .map((k) => hexagon((from + k + 0.5) * pitch - 2, y, 19))
      .join("");
  return [
    path(row(0, more, 24), today),
    path(row(0, fewer, low), after.circuit),
    path(row(fewer, more, low), { stroke: "quiet", width: 1, dash: "2 3" }),
  ];
}

/** A dot for each four bytes, which fill columns from the foot. */
function bytes([small, large]: readonly [number, number], height: number): Mark[] {
  const pitch = 6.6;
  const dots = (count: number, left: number, rows: number) =>
    rangeOf(Math.round(count / 4))
      .map((k) => {
        const [column, row] = [Math.floor(k / rows), k % rows];
        return dot(left + column * pitch, height - 4 - row * pitch, 2.4);
      })
      .join("");
  return [path(dots(small, 4, 4), today), path(dots(large, 96, 22), after.shield)];
}

/** A square for each doubling of one byte. */
function doublings(pair: readonly [number, number], foot: number): Mark[] {
  const pitch = 17.4;
  const squares = (count: number, top: number) =>
    rangeOf(count)
      .map((k) => box((k % 18) * pitch, top + Math.floor(k / 18) * pitch, 14, 14))
      .join("");
  const [more, fewer] = pair.map((bytesHeld) => Math.round(Math.log2(bytesHeld)));
  return [path(squares(more, 4), today), path(squares(fewer, foot), after.lattice)];
}

const TRACKS = 4;
const design = implement({ cells: 150, nets: 120, columns: 24, rows: 8, tracks: TRACKS, seed: 4 });
const longestRoute = design.routes.reduce((a, b) => (b.path.length > a.path.length ? b : a));

/** A chip with its wires, of which the longest is lit. */
function chip(frame: ChipFrame): Mark[] {
  const { placed, netlist } = design;
  const others = wires(
    design.routes.filter((route) => route !== longestRoute),
    frame,
    TRACKS,
  );
  const longest = wires([longestRoute], frame, TRACKS);
  const ends = netlist.nets[longestRoute.net].map((cell) => placed[cell]);
  const side = frame.site * 0.72;
  return [
    path(cellBoxes(placed.slice(0, netlist.cells), frame, side, side), {
      fill: "quiet",
      opacity: 0.25,
    }),
    path(others.rows + others.columns, { stroke: { phase: topicPhases.research }, opacity: 0.45 }),
    path(longest.rows + longest.columns, { stroke: { phase: topicPhases.research }, width: 3 }),
    path(cellBoxes(ends, frame, side, side), { fill: "ink" }),
  ];
}

/** A phone has the two rows of a plate nearer to each other. */
const plate = (title: string, marks: Mark[], low: Mark[], height: number): Picture =>
  asFile({
    title,
    scene: sceneOf(WIDTH, HEIGHT, marks),
    narrow: sceneOf(WIDTH, height, low),
  });

/** Each number below a drawing can be counted in it. */
const drawings: Readonly<Record<Solution["icon"], Picture>> = {
  circuit: plate(
    `${values.circuit[0]} gates, and ${values.circuit[1]} for the same program`,
    gates(values.circuit, 152),
    gates(values.circuit, 70),
    92,
  ),
  shield: plate(
    "A dot for each four bytes of a signature, today and after",
    bytes(values.shield, HEIGHT),
    bytes(values.shield, 152),
    154,
  ),
  lattice: plate(
    "A square for each doubling of the memory, today and after",
    doublings(values.lattice, HEIGHT - 22),
    doublings(values.lattice, 72),
    90,
  ),
  flask: asFile({
    title: `A chip with ${design.routes.length} wires, which a router has found`,
    scene: sceneOf(940, 216, chip({ x: 0, y: -48, site: 940 / 24 })),
  }),
};

/** Today's number and that after a project, as they are read. */
const pairs: Readonly<Record<MeasuredSolution["icon"], readonly string[]>> = {
  circuit: values.circuit.map(String),
  shield: values.shield.map(thousands),
  lattice: values.lattice.map(memoryText),
};

export default { drawings, pairs };
