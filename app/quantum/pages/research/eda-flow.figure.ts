import { cellBoxes, type Frame, flightLines, treePath, wires } from "#app/drawing/layout.ts";
import { mono, path } from "#app/drawing/marks.ts";
import { box, polyline, segment } from "#app/drawing/path.ts";
import type { Figure, Mark } from "#app/drawing/scene.ts";
import { implement } from "#app/engine/layout/design.ts";

const SIDES = 8;
const TRACKS = 4;
const PANEL = 104;
const PITCH_X = 127;
const PITCH_Y = 152;
const MARGIN = 7;
const CELL = 8.4;
const DOT = 4.5;
const SITE = (PANEL - 2 * MARGIN) / SIDES;

function frameOf(panel: number): Frame {
  return {
    x: (panel % 3) * PITCH_X + MARGIN + 1,
    y: Math.floor(panel / 3) * PITCH_Y + MARGIN + 1,
    site: SITE,
  };
}

function die(panel: number): string {
  const { x, y } = frameOf(panel);
  return box(x - MARGIN, y - MARGIN, PANEL, PANEL);
}

/** Placement rows and the pads at the edge. */
function floorplan(frame: Frame): string {
  const side = SIDES * SITE;
  const rows = Array.from({ length: SIDES + 1 }, (_, k) =>
    segment(frame.x, frame.y + k * SITE, frame.x + side, frame.y + k * SITE),
  );
  const pads = Array.from({ length: SIDES }, (_, k) => {
    const along = frame.y + (k + 0.5) * SITE;
    return (
      polyline([
        [frame.x - MARGIN, along],
        [frame.x, along],
      ]) +
      polyline([
        [frame.x + side, along],
        [frame.x + side + MARGIN, along],
      ])
    );
  });
  return rows.join("") + pads.join("");
}

export default function buildEdaFlow(): Figure {
  const design = implement({
    cells: 44,
    nets: 56,
    columns: SIDES,
    rows: SIDES,
    tracks: TRACKS,
    seed: 4,
  });
  const { netlist, scattered, placed, routes, clock, length } = design;
  const cells = (sites: typeof placed, frame: Frame, size = CELL) =>
    cellBoxes(sites.slice(0, netlist.cells), frame, size, size);
  const [source, plan, placement, tree, routing, finishing] = [0, 1, 2, 3, 4, 5].map(frameOf);
  const routed = wires(routes, routing, TRACKS);
  const finished = wires(routes, finishing, TRACKS);
  const spare = cellBoxes(placed.slice(netlist.cells), finishing, CELL, CELL);

  const stages: readonly { name: string; note: string }[] = [
    { name: "netlist", note: `random, ${netlist.cells} cells` },
    { name: "floorplan", note: `${SIDES} rows of ${SIDES}` },
    { name: "placement", note: `wire ${length.scattered} → ${length.placed}` },
    { name: "clock tree", note: `${netlist.flops.length} sinks` },
    { name: "routing", note: `${routes.length} of ${netlist.nets.length} nets` },
    { name: "finishing", note: `${placed.length - netlist.cells} fillers` },
  ];
  const labels = stages.flatMap(({ name, note }, panel): Mark[] => {
    const x = (panel % 3) * PITCH_X;
    const y = Math.floor(panel / 3) * PITCH_Y + PANEL;
    return [
      mono(x, y + 16, `${panel + 1} ${name}`, { tone: "ink" }),
      mono(x, y + 30, note, { size: "s", tone: "quiet" }),
    ];
  });

  const marks: Mark[] = [
    path([1, 2, 3, 4, 5].map(die).join(""), { stroke: "quiet", width: 1 }),
    path(
      floorplan(plan) +
        flightLines(netlist.nets, scattered, source) +
        flightLines(netlist.nets, placed, placement),
      { stroke: "quiet", width: 1 },
    ),
    path(cells(scattered, source, DOT) + cells(placed, placement, DOT), { fill: "muted" }),
    path(cells(placed, tree) + cells(placed, routing) + spare, {
      stroke: "quiet",
      width: 1,
      opacity: 0.7,
    }),
    path(cells(placed, finishing), { fill: "quiet", opacity: 0.5 }),
    path(
      cellBoxes(
        netlist.flops.map((flop) => placed[flop]),
        tree,
        CELL,
        CELL,
      ),
      { fill: "quiet", opacity: 0.5 },
    ),
    path(treePath(clock, tree) + routed.rows + routed.columns, { stroke: "accent", width: 1.2 }),
    path(finished.rows + finished.columns, { stroke: "ink", width: 1 }),
    ...labels,
  ];
  return {
    title: "Six stages from netlist to finished layout, drawn on one small design",
    finding: `Placement shortens the wires from ${length.scattered} to ${length.placed} pitches, and the router joins ${routes.length === netlist.nets.length ? "all" : `${routes.length} of`} ${netlist.nets.length} nets.`,
    caption: `Computed by code in this site on a random netlist of ${netlist.cells} cells, which stands in for the result of synthesis. The first placement is random; simulated annealing improves it, the clock tree halves its ${netlist.flops.length} sinks at the median, a two-layer Lee router lays the wires, and the floorplan and the fillers are drawn, not optimized.`,
    scene: { width: 360, height: 288, marks },
    table: {
      columns: ["Stage", "Result on this design"],
      rows: stages.map(({ name, note }, k) => [`${k + 1} ${name}`, note]),
    },
  };
}
