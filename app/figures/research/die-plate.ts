import { implement } from "#app/engine/layout/design.ts";
import { thousands } from "#app/figures/draw/format.ts";
import { cellBoxes, type Frame, wires } from "#app/figures/draw/layout.ts";
import { path } from "#app/figures/draw/marks.ts";
import { box } from "#app/figures/draw/path.ts";
import type { Plate, PlateView } from "#app/figures/plates/plate.ts";
import type { Mark } from "#app/figures/scene.ts";
import { sceneBody } from "#app/figures/scene-file.ts";

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
  const laid = wires(routes, frame, TRACKS);
  const side = site * 0.72;
  const [w, h] = [columns * site, rows * site];
  const marks: Mark[] = [
    path(box(frame.x - 5, frame.y - 5, w + 10, h + 10), { stroke: "quiet" }),
    path(pads(frame.x, frame.y, w, h, 8), { fill: "quiet", opacity: 0.6 }),
    path(cellBoxes(placed.slice(0, cells), frame, side, side), { fill: "line" }),
    path(laid.rows, { stroke: "accent" }),
    path(laid.columns, { stroke: "quiet" }),
    path(laid.vias, { fill: "ink" }),
  ];
  const view: PlateView = {
    width,
    height,
    body: sceneBody({ marks }, "quantum"),
    labels: [],
  };
  return { view, design };
}

export function buildDiePlate(): Plate {
  const { view: wide, design } = layout({
    columns: 17,
    rows: 15,
    cells: 190,
    nets: 280,
    site: 42,
    width: 720,
    height: 678,
  });
  const { view: narrow } = layout({
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
    id: "research",
    title: `A routed die of ${netlist.cells} cells and ${routes.length} nets`,
    finding: `${routes.length} of ${netlist.nets.length} nets between ${netlist.cells} cells, routed on two layers.`,
    caption: `Placed and routed by code in this site from a random netlist: annealing shortens the wires from ${thousands(length.scattered)} to ${thousands(length.placed)} site pitches, a Lee router lays rows in cyan and columns in gray. The die runs on past the edge; phones see a smaller one.`,
    wide,
    narrow,
    table: {
      columns: ["Stage", "Result"],
      rows: [
        ["netlist", `${netlist.cells} cells, ${netlist.nets.length} nets`],
        ["placement", `wire ${thousands(length.scattered)} → ${thousands(length.placed)}`],
        ["routing", `${routes.length} of ${netlist.nets.length} nets`],
      ],
    },
  };
}
