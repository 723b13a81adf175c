import { label, path, text } from "#app/figures/marks.ts";
import { dot, polyline } from "#app/figures/path.ts";
import { bottomAxis, leftGrid, linearScale, logScale, steps } from "#app/figures/scale.ts";
import { sceneOf } from "#app/figures/scene.ts";
import type { Tone } from "#app/lib/palettes.ts";
import { rowsOf, time } from "#app/models/measured/simulators.ts";
import type { PaperFigure } from "../types.ts";

const LEFT = 62;
const RIGHT = 430;
const TOP = 26;
const BOTTOM = 236;
const MAX_QUBITS = 24;
const x = linearScale([6, MAX_QUBITS], [LEFT, RIGHT]);
const y = logScale([1e3, 1e8], [BOTTOM, TOP]);

function curve(name: string, tone: Tone, rows: ReturnType<typeof rowsOf>, dash?: string) {
  const points = rows.filter(({ qubits }) => qubits <= MAX_QUBITS);
  const corners = points.map(({ qubits, nsPerGate }) => [x(qubits), y(nsPerGate)] as const);
  return { name, tone, dash, points, corners, end: corners[corners.length - 1][1] };
}

const curves = [
  curve("density matrix", "purple", rowsOf("density", "random")),
  curve("statevector", "ink", rowsOf("statevector", "random")),
  curve("MPS 32, Clifford", "accent", rowsOf("mps", "clifford", 32), "4 3"),
  curve("MPS 32, random layers", "accent", rowsOf("mps", "random", 32)),
  curve("MPS 8, ansatz", "accent", rowsOf("mps", "ansatz", 8), "1 3"),
  curve("tableau, Clifford", "green", rowsOf("tableau", "clifford")),
];

// Names of curves that end close together are pushed apart.
let lowest = Number.NEGATIVE_INFINITY;
const names = curves
  .toSorted((a, b) => a.end - b.end)
  .map(({ name, tone, end }) => {
    lowest = Math.max(end, lowest + 13);
    return text(RIGHT + 10, lowest + 4, name, { tone });
  });

const axis = { span: [LEFT, RIGHT], style: { mono: true } } as const;

export const gateTimes: PaperFigure = {
  finding:
    "Time per gate doubles with every qubit on a statevector and quadruples on a density matrix; a tableau and matrix product states hardly grow. simulators.csv has every point.",
  scene: sceneOf(600, 270, [
    ...leftGrid({
      ...axis,
      scale: y,
      ticks: [1e3, 1e4, 1e5, 1e6, 1e7, 1e8],
      format: time,
      at: LEFT - 8,
    }),
    ...bottomAxis({
      ...axis,
      scale: x,
      ticks: steps(6, MAX_QUBITS, 2),
      format: String,
      at: BOTTOM,
    }),
    text(0, 12, "processor time per gate", { tone: "muted" }),
    label(RIGHT, 266, "qubits", "muted", "end"),
    ...curves.flatMap(({ tone, dash, corners }) => [
      path(polyline(corners), { stroke: tone, width: 1.4, dash }),
      path(corners.map(([a, b]) => dot(a, b, 2.2)).join(""), { fill: tone }),
    ]),
    ...names,
  ]),
};
