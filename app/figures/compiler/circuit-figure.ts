import type { Counts } from "#app/engine/circuit/counts.ts";
import { mono, path } from "#app/figures/draw/marks.ts";
import { box, segment } from "#app/figures/draw/path.ts";
import { linearScale } from "#app/figures/draw/scale.ts";
import type { Figure, Mark } from "#app/figures/scene.ts";
import { drawCircuit } from "./draw-circuit.ts";
import { compileExample, type ExampleCounts, example } from "./example.ts";

const LEFT = 24;
const COLUMN = 20.8;
const ROW = 25;
const WIDE_COLUMN = 25.6;
const BARS = 262;

const rows: readonly { key: keyof ExampleCounts; label: string; name: string }[] = [
  { key: "asWritten", label: "as written", name: "As written, any pair coupled" },
  { key: "naive", label: "naive routing", name: "Naive routing on the line, no optimization" },
  { key: "sabre", label: "SABRE", name: "A textbook SABRE router on the line, no optimization" },
  { key: "ours", label: "ours", name: "Ours, on the line" },
  { key: "optimum", label: "optimum", name: "Fewest CX on the line, by exact search" },
];

function heading(
  y: number,
  title: string,
  { depth, twoQubit }: Counts,
  accent: boolean,
  end = 360,
): Mark[] {
  const tone = accent ? "accent" : "muted";
  return [
    mono(0, y, title, { tone }),
    mono(end, y, `depth ${depth} · ${twoQubit} CX`, { anchor: "end", tone }),
    path(segment(0, y + 7, end, y + 7), { stroke: "line", width: 1 }),
  ];
}

/** Each row of counts, its CX as a bar. */
function table(counts: ExampleCounts, top: number): Mark[] {
  const most = Math.max(...rows.map(({ key }) => counts[key].twoQubit));
  const length = linearScale([0, most], [0, 360 - BARS - 20]);
  return rows.flatMap(({ key, label }, k): Mark[] => {
    const y = top + 17 + k * 20;
    const tone = key === "ours" ? "accent" : "muted";
    const { depth, twoQubit } = counts[key];
    return [
      mono(0, y, label, { tone }),
      mono(210, y, `depth ${depth}`, { anchor: "end", size: "s", tone: "quiet" }),
      mono(BARS - 6, y, `${twoQubit} CX`, { anchor: "end", size: "s", tone }),
      path(box(BARS, y - 8, length(twoQubit), 8), { fill: key === "ours" ? "accent" : "quiet" }),
    ];
  });
}

export function buildCompilerCircuit(): Figure {
  const { ours, counts } = compileExample();
  const identity = [...Array(example.qubits).keys()];
  const written = { circuit: example, layout: identity, output: identity };
  const marks = [
    ...heading(12, "as written", counts.asWritten, false),
    ...drawCircuit(written, { x: LEFT, y: 38, column: COLUMN, row: ROW }),
    ...heading(150, "ours, on a line of four qubits", counts.ours, true),
    ...drawCircuit(ours, { x: LEFT, y: 176, column: COLUMN, row: ROW }),
    ...table(counts, 276),
  ];
  // Gates keep their size: a wide plate has larger ones because it is drawn larger.
  const wide = [
    ...heading(12, "as written", counts.asWritten, false, 328),
    ...drawCircuit(written, { x: LEFT, y: 46, column: WIDE_COLUMN, row: 34 }),
    ...heading(186, "ours, on a line of four qubits", counts.ours, true, 328),
    ...drawCircuit(ours, { x: LEFT, y: 220, column: WIDE_COLUMN, row: 34 }),
  ];
  const same = counts.ours.twoQubit === counts.optimum.twoQubit;
  return {
    id: "compiler-circuit",
    title: `A four-qubit circuit as written and compiled for a line of qubits: ${counts.asWritten.twoQubit} CX against ${counts.ours.twoQubit}`,
    finding: `On a line, naive routing makes ${counts.naive.twoQubit} CX of the program's ${counts.asWritten.twoQubit}, a SABRE router alone ${counts.sabre.twoQubit}, ours ${counts.ours.twoQubit}${same ? ", which an exact search does not better" : `; an exact search finds ${counts.optimum.twoQubit}`}.`,
    caption: `Basis: CX and any one-qubit gate; a SWAP counts as three CX. Ours is the result of the passes; the optimum has the fewest CX in an exact search over circuits that keep the program's sum over paths, possible only at this size. Tests compare both unitaries with the program's. Fill is the phase of a gate; wires carry the qubits named at their ends.`,
    scene: { width: 360, height: 386, marks },
    wide: { width: 360, height: 336, marks: wide },
    table: {
      columns: ["Circuit", "Depth", "Two-qubit gates", "One-qubit gates"],
      rows: rows.map(({ key, name }) => [
        name,
        `${counts[key].depth}`,
        `${counts[key].twoQubit}`,
        `${counts[key].oneQubit}`,
      ]),
    },
  };
}
