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

/** The width of which the finding speaks. */
const TOLD = 12;
const slowdown = Math.round(nsAt(0) / nsAt(1)).toLocaleString("en-US");

function nsAt(curve: number): number {
  return points(curves[curve]).find(({ qubits }) => qubits === TOLD)?.nsPerGate ?? Number.NaN;
}

interface Look {
  width: number;
  height: number;
  across: Interval;
  up: Interval;
  radius: number;
  /** Where the name of a curve stands, given its corners. */
  name: (corners: readonly Point[], curve: number) => { at: Point; anchor?: "end" };
  /** The length of a piece of its line before each name. */
  sample: number;
}

function draw({ width, height, across, up, radius, name, sample }: Look): Scene {
  const x = linearScale(qubitRange, across);
  const y = logScale([1e3, 1e8], up);
  const corners = curves.map((curve) =>
    points(curve).map(({ qubits, nsPerGate }): Point => [x(qubits), y(nsPerGate)]),
  );
  return sceneOf(width, height, [
    path(ticks.map(({ ns }) => segment(0, y(ns), width, y(ns))).join(""), { stroke: "line" }),
    ...ticks.map(({ ns, name }) => mono(0, y(ns) - 6, name, { tone: "quiet" })),
    ...steps(...qubitRange, 6).map((qubits) =>
      qubits === qubitRange[1]
        ? mono(width, up[0] + 24, `${qubits} qubits`, { anchor: "end", tone: "quiet" })
        : mono(x(qubits), up[0] + 24, `${qubits}`, {
            anchor: "middle",
            tone: qubits === TOLD ? "ink" : "quiet",
          }),
    ),
    mono(0, up[1] - 32, "processor time per gate", { tone: "quiet" }),
    path(segment(x(TOLD), y(nsAt(0)), x(TOLD), y(nsAt(1))), { stroke: "ink" }),
    mono(x(TOLD) + 8, y(2e7), `${slowdown} times`, { tone: "ink" }),
    ...curves.flatMap(({ name: word, tone, ...style }, k): Mark[] => {
      const { at, anchor } = name(corners[k], k);
      const line = { stroke: tone, width: 2.5, ...("dash" in style && { dash: style.dash }) };
      const key = sample > 0 ? segment(0, at[1] - 5, sample, at[1] - 5) : "";
      return [
        path(polyline(corners[k]) + key, line),
        path(corners[k].map((corner) => dot(...corner, radius)).join(""), { fill: tone }),
        mono(...at, word, { tone, anchor }),
      ];
    }),
  ]);
}

/** At the end of its curve, clear of the grid; the first ends in the middle, and the third is named before it crosses another. */
function atEnd(corners: readonly Point[], curve: number): ReturnType<Look["name"]> {
  const [right, high] = corners[corners.length - 1];
  if (curve === 0) return { at: [right + 8, high - 18] };
  if (curve === 2) return { at: [corners[3][0], corners[3][1] - 22] };
  return { at: [right, high - (curve === 4 ? 22 : 12)], anchor: "end" };
}

export default {
  shapes: "inline",
  title: "Processor time of a gate against the number of qubits, for four methods of simulation",
  finding: `At ${TOLD} qubits a gate with exact noise (density matrix) takes ${slowdown} times as long as without (statevector).`,
  caption:
    "Processor time per gate on a log scale. One circuit for each family and width ran in this site’s simulators, on one core of a named machine. On a rising straight line the time doubles with every qubit (statevector) or quadruples (density matrix). What follows a method’s name names the circuits: shallow ones have ten random layers, as have those of the first two methods. Clifford circuits are those that a stabilizer method can run. The tensor network is a matrix product state whose bonds between neighbors have at most 32 entries, 8 for layered circuits. With 32 it cannot hold the Clifford state, so only its time is shown.",
  scene: draw({
    width: 1248,
    height: 590,
    across: [100, 1243],
    up: [560, 56],
    radius: 4.5,
    name: atEnd,
    sample: 0,
  }),
  narrow: draw({
    width: 342,
    height: 476,
    across: [62, 338],
    up: [312, 48],
    radius: 3,
    name: (_, k) => ({ at: [48, 364 + k * 22] }),
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
} satisfies Figure;
