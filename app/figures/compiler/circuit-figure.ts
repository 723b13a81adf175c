import type { Counts } from "#app/figures/circuit/circuit.ts";
import { compileExample } from "#app/figures/circuit/example.ts";
import { mono, path } from "#app/figures/draw/marks.ts";
import { segment } from "#app/figures/draw/path.ts";
import type { Figure, Mark } from "#app/figures/scene.ts";
import { drawCircuit } from "./draw-circuit.ts";

const LEFT = 24;
const COLUMN = 20.8;
const ROW = 25;

function heading(y: number, title: string, { depth, twoQubit }: Counts, accent: boolean): Mark[] {
  return [
    mono(0, y, title, { tone: accent ? "accent" : "muted" }),
    mono(360, y, `depth ${depth} · ${twoQubit} two-qubit`, {
      anchor: "end",
      tone: accent ? "accent" : "muted",
    }),
    path(segment(0, y + 7, 360, y + 7), { stroke: "line", width: 1 }),
  ];
}

export function buildCompilerCircuit(): Figure {
  const { before, after, counts } = compileExample();
  const marks = [
    ...heading(12, "as written", counts.before, false),
    ...drawCircuit(before, { x: LEFT, y: 40, column: COLUMN, row: ROW }),
    ...heading(160, "optimised", counts.after, true),
    ...drawCircuit(after, { x: LEFT, y: 188, column: COLUMN, row: ROW }),
  ];
  const row = (name: string, { depth, twoQubit, gates }: Counts) => [
    name,
    `${depth}`,
    `${twoQubit}`,
    `${gates}`,
  ];
  return {
    id: "compiler-circuit",
    title: `A four-qubit circuit on a line of qubits, before and after optimisation: depth ${counts.before.depth} against ${counts.after.depth}`,
    caption: `One circuit on a line of four qubits, through this site's own optimiser: cancellation, merging through commuting gates, placement, look-ahead SWAPs. Against the baseline, the same circuit routed as written, depth falls from ${counts.before.depth} to ${counts.after.depth} and two-qubit gates from ${counts.before.twoQubit} to ${counts.after.twoQubit}, a SWAP counted as three; hue is the phase of a gate.`,
    scene: { width: 360, height: 272, marks },
    table: {
      columns: ["Circuit", "Depth", "Two-qubit gates", "All gates"],
      rows: [
        row("As written, any pair coupled", counts.written),
        row("Baseline: routed as written on a line", counts.before),
        row("Optimised and routed on the same line", counts.after),
      ],
    },
  };
}
