import { implement } from "#app/engine/layout/design.ts";
import { cellBoxes, type Frame, wires } from "#app/figures/draw/layout.ts";
import { path, text } from "#app/figures/draw/marks.ts";
import { box, segment } from "#app/figures/draw/path.ts";
import type { Figure, Mark } from "#app/figures/scene.ts";
import { sum } from "#app/lib/sum.ts";

const COLUMNS = 10;
const ROWS = 5;
const TRACKS = 5;
const SITE = 34.8;

export function buildServiceVlsi(): Figure {
  const design = implement({
    cells: 42,
    nets: 46,
    columns: COLUMNS,
    rows: ROWS,
    tracks: TRACKS,
    seed: 7,
  });
  const { netlist, placed, routes, length } = design;
  const frame: Frame = { x: 6, y: 6, site: SITE };
  const metal = wires(routes, frame, TRACKS);
  const used = sum(routes.map(({ path: track }) => track.length - 1));
  const rails = Array.from({ length: ROWS + 1 }, (_, k) =>
    segment(6, 6 + k * SITE, 354, 6 + k * SITE),
  ).join("");
  const marks: Mark[] = [
    path(box(1, 1, 358, ROWS * SITE + 10), { stroke: "quiet", width: 1 }),
    path(rails, { stroke: "line", width: 1 }),
    path(cellBoxes(placed.slice(0, netlist.cells), frame, 30, 27), { fill: "line", opacity: 0.7 }),
    path(metal.rows, { stroke: "purple", width: 1.6 }),
    path(metal.columns, { stroke: "blue", width: 1.6 }),
    path(metal.vias, { fill: "ink" }),
    text(0, 204, `${routes.length} of ${netlist.nets.length} nets routed`, { tone: "ink" }),
    text(210, 204, "metal 1", { tone: "purple" }),
    text(264, 204, "metal 2", { tone: "blue" }),
    text(318, 204, "via", { tone: "ink" }),
  ];
  return {
    id: "service-vlsi-eda-cad",
    title: "A block of standard cells, placed by annealing and routed on two metal layers",
    caption: `A generated netlist of ${netlist.cells} cells: annealing cuts the estimated wire from ${length.scattered} to ${length.placed} site pitches, then Lee's maze router joins ${routes.length} of ${netlist.nets.length} nets with ${used} grid steps and no shorts.`,
    scene: { width: 360, height: 212, marks },
    table: {
      columns: ["Quantity", "Value"],
      rows: [
        ["Cells", `${netlist.cells}`],
        ["Nets routed", `${routes.length} of ${netlist.nets.length}`],
        ["Wire before placement, site pitches", `${length.scattered}`],
        ["Wire after placement, site pitches", `${length.placed}`],
        ["Grid steps of routed wire, vias included", `${used}`],
      ],
    },
  };
}
