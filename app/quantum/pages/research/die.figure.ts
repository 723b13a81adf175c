import { thousands } from "#app/drawing/format.ts";
import { cellBoxes, type Frame, wires } from "#app/drawing/layout.ts";
import { path } from "#app/drawing/marks.ts";
import { box } from "#app/drawing/path.ts";
import type { Figure, Mark, Scene } from "#app/drawing/scene.ts";
import { implement } from "#app/engine/layout/design.ts";

interface Size {
  columns: number;
  rows: number;
  cells: number;
  nets: number;
  site: number;
  width: number;
  height: number;
}

const TRACKS = 5;
const RING = 3;

/** Pads around the core, as many as fit. */
function pads(x: number, y: number, w: number, h: number, side: number): string {
  const gap = side * 2;
  const along = (length: number) =>
    Array.from(
      { length: Math.floor(length / gap) },
      (_, k) => (k + 0.5) * (length / Math.floor(length / gap)),
    );
  const rows = along(w).map(
    (at) =>
      box(x + at - side / 2, y - 2 * side, side, side) +
      box(x + at - side / 2, y + h + side, side, side),
  );
  const columns = along(h).map(
    (at) =>
      box(x - 2 * side, y + at - side / 2, side, side) +
      box(x + w + side, y + at - side / 2, side, side),
  );
  return rows.join("") + columns.join("");
}

function layout({ columns, rows, cells, nets, site, width, height }: Size) {
  const design = implement({ cells, nets, columns, rows, tracks: TRACKS, seed: 7 });
  const frame: Frame = { x: RING * 8, y: RING * 8, site };
  const { placed, routes } = design;
  const longest = routes.reduce((a, b) => (b.path.length > a.path.length ? b : a));
  const laid = wires(
    routes.filter((route) => route !== longest),
    frame,
    TRACKS,
  );
  const marked = wires([longest], frame, TRACKS);
  const ends = design.netlist.nets[longest.net].map((cell) => placed[cell]);
  const detour = {
    wire: Math.round((longest.path.length - 1) / TRACKS),
    apart: Math.abs(ends[0][0] - ends[1][0]) + Math.abs(ends[0][1] - ends[1][1]),
  };
  const side = site * 0.72;
  const [w, h] = [columns * site, rows * site];
  const marks: Mark[] = [
    path(box(frame.x - 5, frame.y - 5, w + 10, h + 10), { stroke: "quiet" }),
    path(pads(frame.x, frame.y, w, h, 8), { fill: "quiet", opacity: 0.6 }),
    path(cellBoxes(placed.slice(0, cells), frame, side, side), { fill: "line" }),
    path(laid.rows, { stroke: "blue", opacity: 0.6 }),
    path(laid.columns, { stroke: "quiet", opacity: 0.7 }),
    path(laid.vias, { fill: "muted" }),
    path(marked.rows + marked.columns, { stroke: "ground", width: 9 }),
    // Over the halo of the wire that ends in them.
    path(cellBoxes(ends, frame, side, side), { fill: "accent" }),
    path(marked.rows + marked.columns, { stroke: "accent", width: 3.5 }),
    path(cellBoxes(ends, frame, side, side), { fill: "accent" }),
  ];
  const view: Scene = {
    width,
    height,
    marks,
  };
  return { view, design, detour };
}

export default function buildDie(): Figure {
  const {
    view: wide,
    design,
    detour,
  } = layout({
    columns: 17,
    rows: 15,
    cells: 190,
    nets: 280,
    site: 42,
    width: 720,
    height: 678,
  });
  const { view: narrow, detour: small } = layout({
    columns: 16,
    rows: 9,
    cells: 100,
    nets: 140,
    site: 26,
    width: 375,
    height: 282,
  });
  const { netlist, routes, length } = design;
  return {
    title: `A routed die of ${netlist.cells} cells and ${routes.length} nets`,
    finding: `The longest wire joins two cells only ${detour.apart} pitches apart, because it was routed late.`,
    caption: `Placed and routed by code in this site: ${routes.length} of ${netlist.nets.length} random nets between ${netlist.cells} cells find a way on two layers. Annealing shortens the wires from ${thousands(length.scattered)} to ${thousands(length.placed)} site pitches, a Lee router lays rows on one layer and columns on the other. The longest net, highlighted, takes ${detour.wire} pitches of wire; on the smaller die drawn for phones ${small.wire}, its cells also ${small.apart} apart.`,
    scene: wide,
    narrow,
    table: {
      columns: ["Stage", "Result"],
      rows: [
        ["netlist", `${netlist.cells} cells, ${netlist.nets.length} nets`],
        ["placement", `wire ${thousands(length.scattered)} → ${thousands(length.placed)}`],
        ["routing", `${routes.length} of ${netlist.nets.length} nets`],
        ["longest net", `${detour.wire} pitches, its cells ${detour.apart} apart`],
      ],
    },
  };
}
