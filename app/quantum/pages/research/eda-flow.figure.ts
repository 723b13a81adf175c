import { thousands } from "#app/figures/format.ts";
import { cellBoxes, type Frame, flightLines, treePath, wires } from "#app/figures/layout.ts";
import { mono, path } from "#app/figures/marks.ts";
import { box, segment } from "#app/figures/path.ts";
import { steps } from "#app/figures/scale.ts";
import { type Figure, type Mark, type Scene, sceneOf } from "#app/figures/scene.ts";
import { implement } from "#app/models/layout/design.ts";

const COLUMNS = 10;
const ROWS = 28;
const TRACKS = 6;
const design = implement({
  cells: 200,
  nets: 220,
  columns: COLUMNS,
  rows: ROWS,
  tracks: TRACKS,
  seed: 4,
});
const { netlist, scattered, placed, routes, clock, length } = design;

/** `short` where a die is narrower than the note. */
const stages: readonly { name: string; note: string; short?: string }[] = [
  { name: "netlist", note: `${netlist.cells} cells` },
  { name: "floorplan", note: `${ROWS} rows of ${COLUMNS}` },
  {
    name: "placement",
    note: `wire ${thousands(length.scattered)} → ${length.placed}`,
    short: `${thousands(length.scattered)} → ${length.placed}`,
  },
  { name: "clock tree", note: `${netlist.flops.length} sinks` },
  {
    name: "routing",
    note: `${routes.length} of ${netlist.nets.length} nets`,
    short: `${routes.length} nets`,
  },
  { name: "finishing", note: `${placed.length - netlist.cells} fillers` },
];

/** The same die at each stage: what is new at it is bright. */
function stage(k: number, frame: Frame): Mark[] {
  const side = frame.site * 0.62;
  const small = frame.site * 0.3;
  const cells = (sites: typeof placed, size: number) =>
    cellBoxes(sites.slice(0, netlist.cells), frame, size, size);
  const laid = wires(routes, frame, TRACKS);
  switch (k) {
    case 0:
      return [
        path(flightLines(netlist.nets, scattered, frame), { stroke: "muted", opacity: 0.55 }),
        path(cells(scattered, small), { fill: "ink" }),
      ];
    case 1: {
      const rows = steps(0, ROWS, 1).map((row) => {
        const y = frame.y + row * frame.site;
        return segment(frame.x, y, frame.x + COLUMNS * frame.site, y);
      });
      return [path(rows.join(""), { stroke: "muted" })];
    }
    case 2:
      return [
        path(cells(placed, small), { fill: "ink" }),
        path(flightLines(netlist.nets, placed, frame), { stroke: "accent" }),
      ];
    case 3: {
      const flops = netlist.flops.map((flop) => placed[flop]);
      return [
        path(cells(placed, side), { stroke: "muted", opacity: 0.7 }),
        path(cellBoxes(flops, frame, side, side), { fill: "ink" }),
        path(treePath(clock, frame), { stroke: "accent", width: 2 }),
      ];
    }
    case 4:
      return [
        path(cells(placed, side), { stroke: "muted", opacity: 0.7 }),
        path(laid.rows + laid.columns, { stroke: "accent", width: 1.5 }),
      ];
    default:
      return [
        path(cells(placed, side), { fill: "ink", opacity: 0.4 }),
        path(cellBoxes(placed.slice(netlist.cells), frame, side, side), {
          stroke: "muted",
          opacity: 0.7,
        }),
        path(laid.rows + laid.columns, { stroke: "ink" }),
      ];
  }
}

interface Layout {
  width: number;
  height: number;
  site: number;
  /** Where each stage's die begins. */
  at: (k: number) => readonly [x: number, y: number];
  /** From the foot of a die to its name, and to what came of it where there is room. */
  drop: number;
  noteDrop?: number;
}

function view({ width, height, site, at, drop, noteDrop }: Layout): Scene {
  const marks = stages.flatMap(({ name, note, short = note }, k): Mark[] => {
    const [x, y] = at(k);
    const foot = y + ROWS * site;
    return [
      ...stage(k, { x, y, site }),
      path(box(x, y, COLUMNS * site, ROWS * site), { stroke: "muted" }),
      mono(x, foot + drop, `${k + 1} ${name}`, { tone: "ink" }),
      ...(noteDrop ? [mono(x, foot + noteDrop, short, { tone: "muted" })] : []),
    ];
  });
  return sceneOf(width, height, marks);
}

export function buildEdaFlow(): Figure {
  const joined = routes.length === netlist.nets.length ? "all" : `${routes.length} of`;
  return {
    title: "One die at six stages, from netlist to finished layout",
    finding: `Placement shortens the wires from ${thousands(length.scattered)} to ${thousands(length.placed)} pitches. The router joins ${joined} ${netlist.nets.length} nets.`,
    caption: `Computed by code in this site on a random netlist of ${netlist.cells} cells, which stands in for the result of synthesis. The first placement is random; simulated annealing improves it, the clock tree halves its ${netlist.flops.length} sinks at the median, a two-layer Lee router lays the wires, and the floorplan and the fillers are drawn, not optimized.`,
    scene: view({
      width: 1440,
      height: 610,
      site: 18.8,
      at: (k) => [96 + k * 212, 8],
      drop: 34,
      noteDrop: 62,
    }),
    narrow: view({
      width: 375,
      height: 640,
      site: 9.9,
      at: (k) => [20 + (k % 3) * 118, 4 + Math.floor(k / 3) * 325],
      drop: 22,
    }),
    table: {
      columns: ["Stage", "Result on this design"],
      rows: stages.map(({ name, note }, k) => [`${k + 1} ${name}`, note]),
    },
  };
}

export default buildEdaFlow();
