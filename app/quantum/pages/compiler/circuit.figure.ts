import { mono, path } from "#app/drawing/marks.ts";
import { segment } from "#app/drawing/path.ts";
import type { Figure, Mark } from "#app/drawing/scene.ts";
import type { Counts } from "#app/engine/circuit/counts.ts";
import { drawCircuit } from "./draw-circuit.ts";
import { compileExample, type ExampleCounts, example } from "./example.ts";

export const LEFT = 24;
const COLUMN = 25.6;
const ROW = 34;

const rows: readonly { key: keyof ExampleCounts; name: string }[] = [
  { key: "asWritten", name: "As written, any pair coupled" },
  { key: "naive", name: "Naive routing on the line, no optimization" },
  { key: "sabre", name: "A textbook SABRE router on the line, no optimization" },
  { key: "ours", name: "Ours, on the line" },
  { key: "optimum", name: "Fewest CX on the line, by exact search" },
];

export function heading(
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

export const written = (() => {
  const identity = [...Array(example.qubits).keys()];
  return { circuit: example, layout: identity, output: identity };
})();

/** One above the other, large: the program as written and as compiled. */
export default function buildCompilerCircuit(): Figure & { finding: string } {
  const { ours, counts } = compileExample();
  const same = counts.ours.twoQubit === counts.optimum.twoQubit;
  const frame = { x: LEFT, column: COLUMN, row: ROW };
  const marks = [
    ...heading(12, "as written", counts.asWritten, false, 328),
    ...drawCircuit(written, { ...frame, y: 46 }),
    ...heading(186, "ours, on a line of four qubits", counts.ours, true, 328),
    ...drawCircuit(ours, { ...frame, y: 220 }),
  ];
  return {
    title: `A four-qubit circuit as written and compiled for a line of qubits: ${counts.asWritten.twoQubit} CX against ${counts.ours.twoQubit}`,
    finding: `On a line, naive routing turns the program’s ${counts.asWritten.twoQubit} CX into ${counts.naive.twoQubit}, a SABRE router alone into ${counts.sabre.twoQubit}, ours into ${counts.ours.twoQubit}${same ? ", the fewest that an exhaustive search found" : `; an exact search finds ${counts.optimum.twoQubit}`}.`,
    caption: `Basis: CX and any one-qubit gate; a SWAP counts as three CX. Ours is the result of the passes; the optimum has the fewest CX in an exact search over circuits that keep the program’s sum over paths, possible only at this size. Tests compare both unitaries with the program’s. A gate’s color shows its phase; labels at the wire ends name the qubits.`,
    scene: { width: 360, height: 336, marks },
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
