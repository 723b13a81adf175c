import { rowsOf } from "@adyakshar/papers/measured/simulators";
import { mono, path } from "#app/figures/marks.ts";
import { dot, type Point, polyline, segment } from "#app/figures/path.ts";
import { type Interval, linearScale, logScale, steps } from "#app/figures/scale.ts";
import { type Figure, type Mark, type Scene, sceneOf } from "#app/figures/scene.ts";

const curves = [
  { name: "density matrix", tone: "purple", rows: rowsOf("density", "random") },
  { name: "statevector", tone: "ink", rows: rowsOf("statevector", "random") },
  {
    name: "tensor network, Clifford",
    tone: "accent",
    dash: "7 5",
    rows: rowsOf("mps", "clifford", 32),
  },
  { name: "tensor network, shallow", tone: "accent", rows: rowsOf("mps", "random", 32) },
  {
    name: "tensor network, layered",
    tone: "accent",
    dash: "2 4",
    rows: rowsOf("mps", "ansatz", 8),
  },
  { name: "stabilizer, Clifford", tone: "green", rows: rowsOf("tableau", "clifford") },
] as const;

const qubitRange: Interval = [6, 24];
const ticks = [
  { ns: 1e3, name: "1 µs" },
  { ns: 1e4, name: "10 µs" },
  { ns: 1e5, name: "100 µs" },
  { ns: 1e6, name: "1 ms" },
  { ns: 1e7, name: "10 ms" },
  { ns: 1e8, name: "100 ms" },
];

/** Of each curve, in the drawing's range. */
const points = ({ rows }: (typeof curves)[number]) =>
  rows.filter(({ qubits }) => qubits >= qubitRange[0] && qubits <= qubitRange[1]);

interface Look {
  width: number;
  height: number;
  across: Interval;
  up: Interval;
  widths: readonly number[];
  radius: number;
  /** Names at the ends of the curves, or below the drawing. */
  names: (ends: readonly Point[]) => readonly Point[];
  /** The length of a piece of its line before each name. */
  sample: number;
}

function draw({ width, height, across, up, widths, radius, names, sample }: Look): Scene {
  const x = linearScale(qubitRange, across);
  const y = logScale([1e3, 1e8], up);
  const corners = curves.map((curve) =>
    points(curve).map(({ qubits, nsPerGate }): Point => [x(qubits), y(nsPerGate)]),
  );
  const places = names(corners.map((line) => line[line.length - 1]));
  return sceneOf(width, height, [
    path(ticks.map(({ ns }) => segment(across[0], y(ns), across[1], y(ns))).join(""), {
      stroke: "line",
    }),
    ...ticks.map(({ ns, name }) =>
      mono(across[0] - 10, y(ns) + 5, name, { anchor: "end", tone: "quiet" }),
    ),
    ...widths.map((qubits) =>
      mono(x(qubits), up[0] + 26, `${qubits}`, { anchor: "middle", tone: "quiet" }),
    ),
    mono(across[1], up[0] + 48, "qubits", { anchor: "end", tone: "quiet" }),
    mono(across[0], up[1] - 18, "processor time per gate", { tone: "quiet" }),
    ...curves.flatMap(({ name, tone, ...style }, k): Mark[] => {
      const [left, base] = places[k];
      const line = { stroke: tone, width: 2.5, ...("dash" in style && { dash: style.dash }) };
      return [
        path(polyline(corners[k]) + segment(left - sample, base - 5, left - 8, base - 5), line),
        path(corners[k].map((corner) => dot(...corner, radius)).join(""), { fill: tone }),
        mono(left, base, name, { tone }),
      ];
    }),
  ]);
}

/** Pushed apart where curves end close together. */
function apart(ends: readonly Point[], gap: number): Point[] {
  const order = ends.map((_, k) => k).sort((a, b) => ends[a][1] - ends[b][1]);
  const places: Point[] = [];
  let lowest = Number.NEGATIVE_INFINITY;
  for (const k of order) {
    lowest = Math.max(ends[k][1] + 5, lowest + gap);
    places[k] = [ends[k][0] + 26, lowest];
  }
  return places;
}

export function buildSimulatorTimes(): Figure {
  const at = (k: number, qubits: number) =>
    points(curves[k]).find((row) => row.qubits === qubits)?.nsPerGate ?? Number.NaN;
  const dense = at(0, 12) / at(1, 12);
  return {
    shapes: "inline",
    title: "Processor time of a gate against the number of qubits, for four methods of simulation",
    finding: `At 12 qubits a gate on a density matrix costs ${Math.round(dense).toLocaleString("en-US")} times as much as on a statevector.`,
    caption:
      "Processor time per gate on a log scale. One circuit for each family and width ran in this site’s simulators, on one core of a named machine. On a rising straight line the time doubles with every qubit (statevector) or quadruples (density matrix). What follows a method’s name names the circuits: shallow ones have ten random layers, as have those of the first two methods. Clifford circuits are those that a stabilizer method can run. The tensor network is a matrix product state whose bonds between neighbors have at most 32 entries, 8 for layered circuits. With 32 it cannot hold the Clifford state, so only its time is shown.",
    scene: draw({
      width: 1248,
      height: 590,
      across: [96, 880],
      up: [530, 36],
      widths: steps(6, 24, 2),
      radius: 4.5,
      names: (ends) => apart(ends, 26),
      sample: 8,
    }),
    narrow: draw({
      width: 375,
      height: 500,
      across: [78, 352],
      up: [300, 36],
      widths: steps(6, 24, 6),
      radius: 3,
      names: () => curves.map((_, k) => [58, 370 + k * 23]),
      sample: 38,
    }),
    table: {
      columns: ["Method and circuits", "Widths", "Time per gate at the largest"],
      rows: curves.map((curve) => {
        const rows = points(curve);
        const last = rows[rows.length - 1];
        const micro = last.nsPerGate / 1000;
        return [
          curve.name,
          `${rows[0].qubits} to ${last.qubits} qubits`,
          micro < 1000 ? `${micro.toFixed(1)} µs` : `${(micro / 1000).toFixed(1)} ms`,
        ];
      }),
    },
  };
}

export default buildSimulatorTimes();
