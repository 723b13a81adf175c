import { path } from "#app/drawing/marks.ts";
import { segment } from "#app/drawing/path.ts";
import { steps } from "#app/drawing/scale.ts";
import { asFile, type Diagram, type Mark, sceneOf } from "#app/drawing/scene.ts";
import { thousands } from "#app/lib/format.ts";
import {
  type ChipFrame,
  cellBoxes,
  flightLines,
  treePath,
  wires,
} from "#app/quantum/chip/chip-layout.ts";
import { implement } from "#app/quantum/chip/design.ts";

const COLUMNS = 28;
const ROWS = 10;
const TRACKS = 6;
/** The share of its site that a cell fills; its outermost pins lie within it. */
const CELL_SHARE = 0.88;
const design = implement({
  cells: 200,
  nets: 220,
  columns: COLUMNS,
  rows: ROWS,
  tracks: TRACKS,
  seed: 4,
});
const { netlist, scattered, placed, routes, clock, length } = design;
const cells = netlist.cells;
const nets = netlist.nets.length;
const fillers = placed.length - cells;

function boxes(sites: typeof placed, frame: ChipFrame, part: number): string {
  const side = part * frame.site;
  return cellBoxes(sites, frame, side, side);
}

const outlines = (frame: ChipFrame): Mark =>
  path(boxes(placed.slice(0, cells), frame, CELL_SHARE), { stroke: "muted", opacity: 0.5 });

/** The die at each step of the flow: what is new at it is bright. */
const draw = {
  netlist: (frame) => [
    path(flightLines(netlist.nets, scattered, frame), { stroke: "muted", opacity: 0.6 }),
    path(boxes(scattered.slice(0, cells), frame, 0.24), { fill: "ink" }),
  ],
  floorplan: (frame) => {
    const { x, y, site } = frame;
    const lines = steps(0, ROWS, 1).map((row) =>
      segment(x, y + row * site, x + COLUMNS * site, y + row * site),
    );
    return [
      path(boxes(placed, frame, CELL_SHARE), { stroke: "muted", opacity: 0.35 }),
      path(lines.join(""), { stroke: "green", width: 1.5 }),
    ];
  },
  placement: (frame) => [
    path(flightLines(netlist.nets, scattered, frame), { stroke: "muted", opacity: 0.14 }),
    path(flightLines(netlist.nets, placed, frame), { stroke: "green", opacity: 0.7 }),
    path(boxes(placed.slice(0, cells), frame, 0.24), { fill: "ink" }),
  ],
  clock: (frame) => {
    const flops = netlist.flops.map((flop) => placed[flop]);
    return [
      outlines(frame),
      path(boxes(flops, frame, CELL_SHARE), { fill: "ink" }),
      path(treePath(clock, frame), { stroke: "green", width: frame === wide ? 3 : 1.5 }),
    ];
  },
  routing: (frame) => {
    const layers = wires(routes, frame, TRACKS);
    return [
      outlines(frame),
      path(layers.columns, { stroke: "green", width: 1.5, opacity: 0.55 }),
      path(layers.rows, { stroke: "green", width: 1.5 }),
      ...(frame === wide ? [path(layers.pins, { fill: "ink" })] : []),
    ];
  },
  finishing: (frame) => {
    const layers = wires(routes, frame, TRACKS);
    return [
      path(boxes(placed.slice(0, cells), frame, CELL_SHARE), { fill: "ink", opacity: 0.3 }),
      path(boxes(placed.slice(cells), frame, CELL_SHARE), { fill: "green" }),
      path(layers.rows + layers.columns, { stroke: "ink", opacity: 0.8 }),
    ];
  },
} satisfies Record<string, (frame: ChipFrame) => Mark[]>;

/** Across the window, whose edges halve the outermost cells. */
const wide = across(1440);
const narrow = across(375);

function across(width: number): ChipFrame {
  const site = width / (COLUMNS - 1);
  return { x: -site / 2, y: 1, site };
}

const caption = `We laid out a random netlist of ${cells} cells, in place of the result of synthesis. The first placement is random; simulated annealing improves it, the clock tree halves its ${netlist.flops.length} sinks at the median, a two-layer Lee router lays the wires. The floorplan and the fillers are drawn, not optimized.`;

function scenes(marks: (frame: ChipFrame) => Mark[]) {
  return asFile({
    caption,
    scene: sceneOf(1440, Math.round(ROWS * wide.site) + 2, marks(wide)),
    narrow: sceneOf(375, Math.round(ROWS * narrow.site) + 2, marks(narrow)),
  });
}

const lengthBefore = thousands(length.scattered);
const lengthAfter = thousands(length.placed);
const routedNets = routes.length === nets ? "all" : `${routes.length} of`;

export default {
  netlist: {
    ...scenes(draw.netlist),
    title: `${cells} cells in random places, joined by ${nets} straight lines`,
    name: "Netlist",
    note: `${cells} cells`,
    finding: `${cells} cells in random places would need wires of ${lengthBefore} grid steps.`,
  },
  floorplan: {
    ...scenes(draw.floorplan),
    title: `${ROWS} empty rows of ${COLUMNS} sites`,
    name: "Floorplan",
    note: `${ROWS} rows of ${COLUMNS}`,
    finding: `${ROWS} rows of ${COLUMNS} sites hold the ${cells} cells and leave ${fillers} sites free.`,
  },
  placement: {
    ...scenes(draw.placement),
    title: "The nets after placement, over those of the random one",
    name: "Placement",
    note: `wire ${lengthBefore} → ${lengthAfter}`,
    finding: `Placement shortens the wires from ${lengthBefore} grid steps, drawn faint, to ${lengthAfter}.`,
  },
  clock: {
    ...scenes(draw.clock),
    title: `A clock tree over ${netlist.flops.length} flip-flops`,
    name: "Clock tree",
    note: `${netlist.flops.length} sinks`,
    finding: `The clock tree reaches ${netlist.flops.length} flip-flops by branching in two again and again.`,
  },
  routing: {
    ...scenes(draw.routing),
    title: `The wires of ${routes.length} nets between the cells`,
    name: "Routing",
    note: `${routes.length} of ${nets} wires`,
    finding: `The router lays ${routedNets} ${nets} wires, in bright rows on one layer and in columns on the other.`,
  },
  finishing: {
    ...scenes(draw.finishing),
    title: `The routed die with ${fillers} fillers between its cells`,
    name: "Finishing",
    note: `${fillers} fillers`,
    finding: `${fillers} fillers close the rows, and the layout is complete.`,
  },
} satisfies Record<keyof typeof draw, Diagram & Record<"name" | "note", string>>;
