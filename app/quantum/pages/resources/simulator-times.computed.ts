import { path, text } from "#app/drawing/marks.ts";
import { dot, type Point, polyline, segment } from "#app/drawing/path.ts";
import { type Interval, linearScale, logScale, steps } from "#app/drawing/scale.ts";
import { type FigureData, type Mark, type Scene, sceneOf } from "#app/drawing/scene.ts";
import { thousands } from "#app/lib/format.ts";
import type { Tone } from "#app/lib/palettes.ts";
import { rowAt, rowsOf } from "#data/simulators.ts";

const qubitRange: Interval = [6, 24];
const ticks = [1e3, 1e4, 1e5, 1e6, 1e7, 1e8];
const tickName = (ns: number) => (ns < 1e6 ? `${ns / 1e3} µs` : `${ns / 1e6} ms`);

function curve(name: string, tone: Tone, rows: ReturnType<typeof rowsOf>, dash?: string) {
  const [least, most] = qubitRange;
  return { name, tone, dash, rows: rows.filter(({ qubits }) => qubits >= least && qubits <= most) };
}

const curves = [
  curve("density matrix", "purple", rowsOf("density", "random")),
  curve("statevector", "ink", rowsOf("statevector", "random")),
  curve("tensor network, Clifford", "accent", rowsOf("mps", "clifford", 32), "7 5"),
  curve("tensor network, shallow", "accent", rowsOf("mps", "random", 32)),
  curve("tensor network, layered", "accent", rowsOf("mps", "ansatz", 8), "2 4"),
  curve("stabilizer, Clifford", "green", rowsOf("tableau", "clifford")),
];

/** The finding speaks of this width. */
const FINDING_QUBITS = 12;
const [noisy, noiseless] = ["density", "statevector"].map(
  (method) => rowAt(method, "random", FINDING_QUBITS).nsPerGate,
);
const slowdown = thousands(noisy / noiseless);

interface CurvesLayout {
  width: number;
  height: number;
  across: Interval;
  up: Interval;
  radius: number;
  /** Returns the place of a curve's name, given its corners. */
  name: (corners: readonly Point[], curve: number) => { at: Point; anchor?: "end" };
  /** The length of the sample of its line before each name, or 0 for none. */
  sample: number;
}

function draw({ width, height, across, up, radius, name, sample }: CurvesLayout): Scene {
  const x = linearScale(qubitRange, across);
  const y = logScale([1e3, 1e8], up);
  const corners = curves.map(({ rows }) =>
    rows.map(({ qubits, nsPerGate }): Point => [x(qubits), y(nsPerGate)]),
  );
  return sceneOf(width, height, [
    path(ticks.map((ns) => segment(0, y(ns), width, y(ns))).join(""), { stroke: "line" }),
    ...ticks.map((ns) => text(0, y(ns) - 6, tickName(ns), { tone: "quiet" })),
    ...steps(...qubitRange, 6).map((qubits) =>
      qubits === qubitRange[1]
        ? text(width, up[0] + 24, `${qubits} qubits`, { anchor: "end", tone: "quiet" })
        : text(x(qubits), up[0] + 24, `${qubits}`, {
            anchor: "middle",
            tone: qubits === FINDING_QUBITS ? "ink" : "quiet",
          }),
    ),
    text(0, 16, "processor time per gate", { tone: "quiet" }),
    path(segment(x(FINDING_QUBITS), y(noisy), x(FINDING_QUBITS), y(noiseless)), { stroke: "ink" }),
    text(x(FINDING_QUBITS) + 8, y(2e7), `${slowdown} times`, { tone: "ink" }),
    ...curves.flatMap(({ name: word, tone, dash }, k): Mark[] => {
      const { at, anchor } = name(corners[k], k);
      const key = sample > 0 ? segment(0, at[1] - 5, sample, at[1] - 5) : "";
      return [
        path(polyline(corners[k]) + key, { stroke: tone, width: 2.5, dash }),
        path(corners[k].map((corner) => dot(...corner, radius)).join(""), { fill: tone }),
        text(...at, word, { tone, anchor }),
      ];
    }),
  ]);
}

/** A name stands at the end of its curve, clear of the grid; the first curve ends in the middle, and the third is named before it crosses another. */
function atEnd(corners: readonly Point[], curve: number): ReturnType<CurvesLayout["name"]> {
  const [right, high] = corners[corners.length - 1];
  if (curve === 0) return { at: [right + 8, high - 18] };
  if (curve === 2) return { at: [corners[3][0], corners[3][1] - 22] };
  return { at: [right, high - (curve === 4 ? 22 : 12)], anchor: "end" };
}

export default {
  title: "Processor time of a gate against the number of qubits, for four methods of simulation",
  finding: `A density matrix can hold noise exactly, but at ${FINDING_QUBITS} qubits its gates take ${slowdown} times as long as a statevector’s.`,
  caption:
    "The chart shows processor time per gate on a log scale. One circuit for each family and width ran in this site’s simulators, on one core of a machine that the paper names. Along a rising straight line the time doubles with every qubit for the statevector and quadruples for the density matrix. The second word of each label names the circuits. Shallow means ten random layers, which the first two methods ran as well, and Clifford circuits are those that a stabilizer method can run. The matrix product state keeps at most 32 entries per bond, and 8 for layered circuits. With 32 it cannot hold the Clifford state, so only its time is shown.",
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
    rows: curves.map(({ name, rows }) => {
      const last = rows[rows.length - 1];
      const micro = last.nsPerGate / 1000;
      return [
        name,
        `${rows[0].qubits} to ${last.qubits} qubits`,
        micro < 1000 ? `${micro.toFixed(1)} µs` : `${(micro / 1000).toFixed(1)} ms`,
      ];
    }),
  },
} satisfies FigureData;
