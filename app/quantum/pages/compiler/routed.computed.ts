import { drawCircuit } from "#app/drawing/circuit.ts";
import { path, text } from "#app/drawing/marks.ts";
import { box, segment } from "#app/drawing/path.ts";
import { asFile, type FigureData, type Mark, type Scene, sceneOf } from "#app/drawing/scene.ts";
import { compiledExample, counts, device } from "#app/quantum/compiled-example.ts";
import { peersOfExample } from "#data/presets.ts";
import { qiskitExample, swapsIn } from "./peers-example.ts";

const { qiskit, tket } = peersOfExample;
const ours = { cx: counts.ours.twoQubit, depth: counts.ours.depth };

interface TracksLayout {
  width: number;
  margin: number;
  row: number;
  gate: number;
}

/** Qiskit's circuit above ours, both to one scale. */
function tracks({ width, margin, row, gate }: TracksLayout): Scene {
  const column = (width - 2 * margin) / qiskit.depth;
  const frame = { x: margin, column, row, gate };
  const first = 42 + gate;
  const second = first + (device.size - 1) * row + 52 + 2 * gate;
  const shades = swapsIn(qiskitExample).map(({ qubits, place }) =>
    box(
      margin + place * column,
      first + Math.min(...qubits) * row - gate,
      3 * column,
      row + 2 * gate,
    ),
  );
  const head = (
    words: string,
    { cx, depth }: typeof ours,
    tone: "ink" | "accent",
    y: number,
  ): Mark[] => [
    text(0, y - gate - 22, `${words}: ${cx} two-qubit gates, ${depth} steps`, { tone, bold: true }),
    path(segment(margin, y - gate - 10, margin + depth * column, y - gate - 10), {
      stroke: tone,
      width: 1,
    }),
  ];
  return sceneOf(width, second + (device.size - 1) * row + gate, [
    path(shades.join(""), { fill: "line" }),
    ...head("Qiskit", qiskit, "ink", first),
    ...drawCircuit(qiskitExample, { ...frame, y: first }),
    ...head("Ours", ours, "accent", second),
    ...drawCircuit(compiledExample, { ...frame, y: second }),
  ]);
}

export default asFile({
  title: `A four-qubit program on a line of qubits: ${qiskit.cx} two-qubit gates by Qiskit, ${ours.cx} by ours`,
  finding: `tket needs ${tket.cx} gates and ${tket.depth} steps.`,
  caption:
    "The gates are CX and any one-qubit gate. On a line only neighbors can interact, so a compiler has to swap qubits; the shaded SWAP costs three CX. Qiskit 2.6.1 ran at level 3 with seed 1, and seeds 2 to 20 leave as many gates. On a ring or a 2 × 2 grid Qiskit also finds 6. On so small a device our compiler searches for fewer CX exhaustively, which larger programs do not allow. Tests prove that both circuits do what the program says. T is an eighth of a turn of the phase, H a fixed change and U any change; labels beside the wires name the qubits.",
  scene: tracks({ width: 1250, margin: 42, row: 35, gate: 24 }),
  narrow: tracks({ width: 360, margin: 27, row: 21, gate: 17 }),
  table: {
    columns: ["Circuit", "CX", "Depth"],
    rows: [
      ["As written, any pair coupled", counts.asWritten.twoQubit, counts.asWritten.depth] as const,
      ["Naive routing", counts.naive.twoQubit, counts.naive.depth] as const,
      ["The textbook router, SABRE", counts.sabre.twoQubit, counts.sabre.depth] as const,
      ["Qiskit", qiskit.cx, qiskit.depth] as const,
      ["tket", tket.cx, tket.depth] as const,
      ["Ours", ours.cx, ours.depth] as const,
    ].map(([name, cx, depth]) => [name, `${cx}`, `${depth}`]),
  },
} satisfies FigureData);
