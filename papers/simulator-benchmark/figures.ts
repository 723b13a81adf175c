import { circle, label, path, text } from "#app/drawing/marks.ts";
import { dot, polyline } from "#app/drawing/path.ts";
import { bottomAxis, leftGrid, linearScale, logScale, steps } from "#app/drawing/scale.ts";
import { type Mark, sceneOf } from "#app/drawing/scene.ts";
import type { Tone } from "#app/lib/palettes.ts";
import { rowsOf, time } from "#data/simulators.ts";
import { coverPicture, MARGIN } from "../cover.ts";
import type { PaperFigure } from "../types.ts";

const MAX_RADIUS = 150;
const FIRST_QUBITS = 10;
const COLUMN = 68;

/** Each method with its row's height, and where its words begin. */
const methods = [
  { name: "tableau", rows: rowsOf("tableau", "clifford"), y: 40, words: [MARGIN, 18] },
  { name: "matrix product state", rows: rowsOf("mps", "random", 32), y: 120, words: [MARGIN, 98] },
  { name: "statevector", rows: rowsOf("statevector", "random"), y: 250, words: [MARGIN, 228] },
  { name: "density matrix", rows: rowsOf("density", "random"), y: 440, words: [300, 462] },
].map(({ rows, ...method }) => ({
  ...method,
  rows: rows.filter(({ qubits }) => qubits >= FIRST_QUBITS && qubits <= 24),
}));
const longestTime = Math.max(...methods.flatMap(({ rows }) => rows.map((row) => row.nsPerGate)));
const coverX = (qubits: number) => MARGIN + ((qubits - FIRST_QUBITS) / 2) * COLUMN;

export const timeDiscsCover = coverPicture(
  "Discs whose area is the time of a gate, for four methods and 10 to 24 qubits",
  methods.flatMap(({ name, rows, y, words: [left, baseline] }): Mark[] => {
    const last = rows[rows.length - 1];
    return [
      ...rows.toReversed().flatMap(({ qubits, nsPerGate }): Mark[] => {
        const radius = MAX_RADIUS * Math.sqrt(nsPerGate / longestTime);
        return [
          circle(coverX(qubits), y, radius, { fill: "accent", opacity: 0.5 }),
          circle(coverX(qubits), y, radius, { stroke: "ink", width: 1 }),
        ];
      }),
      label(left, baseline, `${name}, ${time(last.nsPerGate)} at ${last.qubits} qubits`, "ink"),
    ];
  }),
);

const LEFT = 62;
const RIGHT = 430;
const TOP = 26;
const BOTTOM = 236;
const MAX_QUBITS = 24;
const x = linearScale([6, MAX_QUBITS], [LEFT, RIGHT]);
const y = logScale([1e3, 1e8], [BOTTOM, TOP]);

function timeCurve(name: string, tone: Tone, rows: ReturnType<typeof rowsOf>, dash?: string) {
  const points = rows.filter(({ qubits }) => qubits <= MAX_QUBITS);
  const corners = points.map(({ qubits, nsPerGate }) => [x(qubits), y(nsPerGate)] as const);
  return { name, tone, dash, points, corners, end: corners[corners.length - 1][1] };
}

const curves = [
  timeCurve("density matrix", "purple", rowsOf("density", "random")),
  timeCurve("statevector", "ink", rowsOf("statevector", "random")),
  timeCurve("MPS 32, Clifford", "accent", rowsOf("mps", "clifford", 32), "4 3"),
  timeCurve("MPS 32, random layers", "accent", rowsOf("mps", "random", 32)),
  timeCurve("MPS 8, ansatz", "accent", rowsOf("mps", "ansatz", 8), "1 3"),
  timeCurve("tableau, Clifford", "green", rowsOf("tableau", "clifford")),
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
      at: BOTTOM,
    }),
    text(0, 12, "processor time per gate"),
    label(RIGHT, 266, "qubits", "muted", "end"),
    ...curves.flatMap(({ tone, dash, corners }) => [
      path(polyline(corners), { stroke: tone, width: 1.4, dash }),
      path(corners.map(([a, b]) => dot(a, b, 2.2)).join(""), { fill: tone }),
    ]),
    ...names,
  ]),
};
