import { cellBoxes, type Frame, wires } from "#app/figures/layout.ts";
import { path, text } from "#app/figures/marks.ts";
import { box, segment } from "#app/figures/path.ts";
import type { Figure, Mark } from "#app/figures/scene.ts";
import { sum } from "#app/lib/sum.ts";
import { implement } from "#app/models/layout/design.ts";

const COLUMNS = 8;
const ROWS = 5;
const TRACKS = 5;
const SITE = 43.5;

/** A block of cells, placed and routed, a pin at each end of every wire. */
export function buildServiceVlsiLayout(): Figure {
  const { netlist, placed, routes, length } = implement({
    cells: 26,
    nets: 30,
    columns: COLUMNS,
    rows: ROWS,
    tracks: TRACKS,
    seed: 7,
  });
  const frame: Frame = { x: 6, y: 6, site: SITE };
  const pitch = SITE / TRACKS;
  const metal = wires(routes, frame, TRACKS);
  const used = sum(routes.map(({ path: track }) => track.length - 1));
  const wired = new Set(routes.flatMap(({ net }) => netlist.nets[net]));
  const cells = placed.filter((_, cell) => wired.has(cell));
  const ends = routes.flatMap(({ path: track }) => [track[0], track[track.length - 1]]);
  const pins = ends
    .map(({ x, y }) =>
      box(frame.x + (x + 0.5) * pitch - 2.6, frame.y + (y + 0.5) * pitch - 2.6, 5.2, 5.2),
    )
    .join("");
  const rails = Array.from({ length: ROWS + 1 }, (_, k) =>
    segment(6, 6 + k * SITE, 354, 6 + k * SITE),
  ).join("");
  const foot = ROWS * SITE + 34;
  const marks: Mark[] = [
    path(box(1, 1, 358, ROWS * SITE + 10), { stroke: "quiet" }),
    path(rails, { stroke: "line" }),
    path(cellBoxes(cells, frame, SITE - 3, SITE - 7), { fill: "line", opacity: 0.8 }),
    path(metal.rows, { stroke: "purple", width: 1.8 }),
    path(metal.columns, { stroke: "blue", width: 1.8 }),
    path(metal.vias, { fill: "ground", stroke: "ink", width: 0.8 }),
    path(pins, { fill: "ink" }),
    text(0, foot, "metal 1", { tone: "purple" }),
    text(62, foot, "metal 2", { tone: "blue" }),
    text(124, foot, "pins", { tone: "ink", bold: true }),
    text(360, foot, `${routes.length} of ${netlist.nets.length} nets`, {
      anchor: "end",
      tone: "ink",
    }),
  ];
  return {
    shapes: "inline",
    title:
      "A block of standard cells, placed and routed on two metal layers, with the pins that the wires end on",
    finding: `${routes.length} of ${netlist.nets.length} nets are routed, each from pin to pin and without a short.`,
    caption: `A generated netlist of ${wired.size} connected cells. Annealing cuts the estimated wire from ${length.scattered} to ${length.placed} site pitches, then Lee’s maze router takes ${used} grid steps. The netlist is the same in every run; a layout made by many threads need not be.`,
    scene: { width: 360, height: foot + 8, marks },
    table: {
      columns: ["Quantity", "Value"],
      rows: [
        ["Connected cells", `${wired.size}`],
        ["Nets routed", `${routes.length} of ${netlist.nets.length}`],
        ["Wire before placement, site pitches", `${length.scattered}`],
        ["Wire after placement, site pitches", `${length.placed}`],
        ["Grid steps of routed wire, vias included", `${used}`],
      ],
    },
  };
}

export default buildServiceVlsiLayout();
