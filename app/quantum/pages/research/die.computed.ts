import { path } from "#app/drawing/marks.ts";
import { box } from "#app/drawing/path.ts";
import { asFile, type Diagram, type Mark, type Scene, sceneOf } from "#app/drawing/scene.ts";
import { thousands } from "#app/lib/format.ts";
import { type ChipFrame, cellBoxes, wires } from "#app/quantum/chip/chip-layout.ts";
import { implement } from "#app/quantum/chip/design.ts";

const COLUMNS = 17;
const ROWS = 15;
const CELLS = 200;

interface DieLayout {
  width: number;
  /** The room left of the pads, and right of them. */
  left: number;
  /** Widths of the highlighted wire and of the gap around it. */
  wire: number;
  halo: number;
}

const TRACKS = 6;
/** A pad, and the ring of pads around the core. */
const PAD_SIDE = 8;
const PAD_RING = 2 * PAD_SIDE;

/** Pads around the core, as many as fit. */
function pads(x: number, y: number, w: number, h: number, side: number): string {
  const gap = 2 * side;
  const along = (length: number) => {
    const count = Math.floor(length / gap);
    return Array.from({ length: count }, (_, k) => ((k + 0.5) * length) / count - side / 2);
  };
  const rows = along(w).flatMap((at) =>
    [y - gap, y + h + side].map((top) => box(x + at, top, side, side)),
  );
  const columns = along(h).flatMap((at) =>
    [x - gap, x + w + side].map((left) => box(left, y + at, side, side)),
  );
  return [...rows, ...columns].join("");
}

const { netlist, placed, routes, length } = implement({
  cells: CELLS,
  nets: 240,
  columns: COLUMNS,
  rows: ROWS,
  tracks: TRACKS,
  seed: 7,
});
if (routes.length < netlist.nets.length) throw new Error("A wire of this die is left out.");

const longestRoute = routes.reduce((a, b) => (b.path.length > a.path.length ? b : a));
const endCells = netlist.nets[longestRoute.net].map((cell) => placed[cell]);

function view({ width, left, wire, halo }: DieLayout): Scene {
  const site = (width - 2 * left - 2 * PAD_RING) / COLUMNS;
  const frame: ChipFrame = { x: left + PAD_RING, y: PAD_RING, site };
  const layers = wires(
    routes.filter((route) => route !== longestRoute),
    frame,
    TRACKS,
  );
  const longestWire = wires([longestRoute], frame, TRACKS);
  const side = site * 0.84;
  const [w, h] = [COLUMNS * site, ROWS * site];
  const marks: Mark[] = [
    path(box(frame.x - 5, frame.y - 5, w + 10, h + 10), { stroke: "quiet" }),
    path(pads(frame.x, frame.y, w, h, PAD_SIDE), { fill: "quiet", opacity: 0.6 }),
    path(cellBoxes(placed.slice(0, CELLS), frame, side, side), { fill: "line" }),
    path(layers.rows, { stroke: "green", opacity: 0.75 }),
    path(layers.columns, { stroke: "muted", opacity: 0.75 }),
    path(layers.vias, { fill: "ink" }),
    path(longestWire.rows + longestWire.columns, { stroke: "ground", width: halo }),
    path(longestWire.rows + longestWire.columns, { stroke: "green", width: wire }),
    path(cellBoxes(endCells, frame, side, side), { fill: "green" }),
  ];
  return sceneOf(width, Math.round(h + 2 * PAD_RING), marks);
}

export default asFile({
  title: `A routed die of ${netlist.cells} cells and ${routes.length} nets`,
  finding: `Our wire router lays all ${routes.length} wires of this die; the longest is highlighted.`,
  caption: `We placed and routed a random netlist of ${netlist.cells} cells on two layers. Annealing shortens the wires from ${thousands(length.scattered)} to ${thousands(length.placed)} grid steps, and a Lee router lays rows on one layer, in green, and columns on the other. On one of ten netlists of this size it leaves a wire out. The steps further down show another netlist.`,
  scene: view({ width: 720, left: 0, wire: 3.5, halo: 9 }),
  narrow: view({ width: 375, left: 23, wire: 3, halo: 7 }),
} satisfies Diagram);
