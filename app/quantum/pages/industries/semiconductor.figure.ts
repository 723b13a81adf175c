import { mono, path } from "#app/drawing/marks.ts";
import { dot, type Point, polyline } from "#app/drawing/path.ts";
import type { Figure, Mark, Stroke } from "#app/drawing/scene.ts";
import {
  type Graph,
  heavyHexagon,
  planFrequencies,
  publishedConflicts,
  squareLattice,
  strictConflicts,
} from "#app/engine/lattice/frequency-plan.ts";

const UNIT = 21.5;
const RADIUS = 6;

/** Form, not hue, tells the frequencies apart: hue is kept for phase. */
const forms: readonly Stroke[] = [
  { fill: "ink" },
  { fill: "ground", stroke: "ink", width: 1.5 },
  { fill: "quiet" },
  { fill: "accent" },
];

/** The center of the cell that carries the labels, and their distance from the qubits, in lattice units. */
const CELL = [3 * Math.sqrt(3), 3] as const;
const LABEL_INSET = 0.72;

/** One qubit of each frequency on that cell, as far apart as can be. */
function labeled({ points }: Graph, plan: readonly number[]): number[] {
  const ring = points.flatMap(([x, y], qubit) =>
    Math.hypot(x - CELL[0], y - CELL[1]) < 2.1 ? [qubit] : [],
  );
  const apart = (a: number, b: number) =>
    Math.hypot(points[a][0] - points[b][0], points[a][1] - points[b][1]);
  const chosen: number[] = [];
  for (let frequency = 0; frequency <= Math.max(...plan); frequency++) {
    const options = ring.filter((qubit) => plan[qubit] === frequency);
    const room = (qubit: number) => Math.min(...chosen.map((other) => apart(other, qubit)));
    chosen.push(options.reduce((best, qubit) => (room(qubit) > room(best) ? qubit : best)));
  }
  return chosen;
}

export default function buildIndustrySemiconductor(): Figure {
  const lattice = heavyHexagon(4, 3);
  const plan = planFrequencies(strictConflicts(lattice));
  const needed = (conflicts: number[][]) => Math.max(...planFrequencies(conflicts)) + 1;
  const square = needed(strictConflicts(squareLattice(5, 5)));
  const published = needed(publishedConflicts(lattice));
  const count = Math.max(...plan) + 1;
  const place = ([x, y]: readonly [number, number]): Point => [44 + UNIT * x, 52 + UNIT * y];
  const couplers = lattice.edges
    .map(([a, b]) => polyline([place(lattice.points[a]), place(lattice.points[b])]))
    .join("");
  const members = (frequency: number) =>
    lattice.points
      .filter((_, qubit) => plan[qubit] === frequency)
      .map((point) => dot(...place(point), RADIUS))
      .join("");
  const labels = labeled(lattice, plan).map((qubit, frequency) => {
    const [x, y] = lattice.points[qubit];
    const inwards = 1 - LABEL_INSET / Math.hypot(x - CELL[0], y - CELL[1]);
    const [px, py] = place([CELL[0] + inwards * (x - CELL[0]), CELL[1] + inwards * (y - CELL[1])]);
    return mono(px, py + 4, `f${frequency + 1}`, { anchor: "middle", tone: "ink" });
  });
  const marks: Mark[] = [
    path(couplers, { stroke: "quiet", width: 1 }),
    ...forms.slice(0, count).map((style, frequency) => path(members(frequency), style)),
    ...labels,
    mono(0, 256, `${lattice.points.length} qubits, ${count} frequencies, no collision`, {
      size: "s",
      tone: "quiet",
    }),
  ];
  return {
    title: `A heavy-hexagon lattice of ${lattice.points.length} qubits with ${count} frequencies and no collision`,
    finding: `A heavy hexagon needs ${published} frequencies under IBM’s published rule and ${count} under the stricter one drawn here.`,
    caption: `Frequencies for a chip of coupled qubits, by exhaustive search. Drawn: no qubit shares one with a neighbor or a neighbor's neighbor; a square lattice then needs ${square}. IBM's published plan asks less: neighbors differ, and so do the two targets of one control.`,
    scene: { width: 360, height: 264, marks },
    table: {
      columns: ["Frequency", "Qubits"],
      rows: forms
        .slice(0, count)
        .map((_, f) => [`f${f + 1}`, `${plan.filter((frequency) => frequency === f).length}`]),
    },
  };
}
