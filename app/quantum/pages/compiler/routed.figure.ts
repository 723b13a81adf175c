import type { Circuit, Gate } from "@adyakshar/quantum/circuit";
import { toCx } from "@adyakshar/quantum/circuit";
import { routeNaively } from "@adyakshar/quantum/compiler";
import { columns, drawCircuit, gatesOf } from "#app/figures/circuit.ts";
import { mono, path } from "#app/figures/marks.ts";
import { box, segment } from "#app/figures/path.ts";
import { type Figure, type Mark, sceneOf } from "#app/figures/scene.ts";
import { compileExample, device, type ExampleCounts, example } from "./example.ts";

const LEFT = 24;
const { ours, counts } = compileExample();

export { counts };

export const circuits: readonly { key: keyof ExampleCounts; name: string }[] = [
  { key: "asWritten", name: "As written, any pair coupled" },
  { key: "naive", name: "Naive routing" },
  { key: "sabre", name: "A textbook SABRE router" },
  { key: "ours", name: "Ours" },
  { key: "optimum", name: "Fewest CX, by exact search" },
];

/** The program as a naive router leaves it, each SWAP as its three CX; and which gates those are. */
function routedNaively() {
  const routed = routeNaively(example, device);
  const gates = gatesOf(routed.circuit).flatMap((gate) =>
    (gate.name === "swap" ? toCx(gate) : [gate]).map((part) => ({
      part,
      swap: gate.name === "swap",
    })),
  );
  const operations: Gate[] = gates.map(({ part }) => part);
  const circuit: Circuit = { ...routed.circuit, operations };
  return { ...routed, circuit, isSwap: gates.map(({ swap }) => swap) };
}

interface Scale {
  column: number;
  row: number;
  gate: number;
}

/** Naive routing above ours, both to one scale; each track begins under its title. A long one takes lines of `wrap` columns. */
function tracks(
  titles: { naive: number; ours: number },
  scale: Scale,
  title: typeof mono,
  wrap = counts.naive.depth,
): Mark[] {
  const { isSwap, ...naive } = routedNaively();
  const { column, row } = scale;
  const frame = (y: number) => ({ ...scale, x: LEFT, y: y + 15 + scale.gate / 2 + 2.5 });
  const places = columns(gatesOf(naive.circuit), naive.circuit.qubits);
  const { y: first } = frame(titles.naive);
  const lineY = (line: number) => first + line * (naive.circuit.qubits * row + 14);
  const shades = gatesOf(naive.circuit).flatMap((gate, k) => {
    const top = lineY(Math.floor(places[k] / wrap)) + Math.min(...gate.qubits) * row - 11;
    return isSwap[k] ? [box(LEFT + (places[k] % wrap) * column, top, column, row + 22)] : [];
  });
  const lines = Array.from({ length: Math.ceil(counts.naive.depth / wrap) }, (_, line) =>
    drawCircuit(naive, {
      ...frame(titles.naive),
      y: lineY(line),
      from: line * wrap,
      to: (line + 1) * wrap,
    }),
  );
  const head = (which: "naive" | "ours", words: string): Mark[] => {
    const { depth, twoQubit } = counts[which];
    const tone = which === "ours" ? "accent" : "muted";
    const [y, end] = [titles[which], LEFT + Math.min(wrap, depth) * column];
    return [
      title(0, y, `${words}: depth ${depth}, ${twoQubit} CX`, { tone }),
      path(segment(LEFT, y + 9, end, y + 9), { stroke: tone, width: 1 }),
    ];
  };
  return [
    path(shades.join(""), { fill: "line" }),
    ...head("naive", "naive, on a line"),
    ...lines.flat(),
    ...head("ours", "ours, on the same line"),
    ...drawCircuit(ours, frame(titles.ours)),
  ];
}

const SHADED = "shaded: SWAPs, three CX each";

function wide() {
  const scale = { column: 28, row: 23, gate: 17 };
  const width = 2 * LEFT + counts.naive.depth * scale.column;
  const bold: typeof mono = (x, y, words, style) => mono(x, y, words, { ...style, bold: true });
  return sceneOf(width, 245, [
    ...tracks({ naive: 13, ours: 139 }, scale, bold),
    mono(width, 13, SHADED, { anchor: "end", tone: "quiet" }),
  ]);
}

function narrow() {
  const width = 360;
  const wrap = Math.ceil(counts.naive.depth / 2);
  const column = (width - 2 * LEFT) / wrap;
  return sceneOf(width, 370, [
    ...tracks({ naive: 12, ours: 264 }, { column, row: 22, gate: 17 }, mono, wrap),
    mono(width, 234, SHADED, { anchor: "end", tone: "quiet" }),
  ]);
}

/** One program on a line of qubits, routed naively and by our passes. */
export function buildRouted(): Figure {
  return {
    title: `A four-qubit circuit on a line of qubits: ${counts.naive.twoQubit} CX by naive routing, ${counts.ours.twoQubit} compiled`,
    finding: `The program has ${counts.asWritten.twoQubit} controlled-NOT gates (CX). On a line of qubits SABRE, the usual router, needs ${counts.sabre.twoQubit} and our compiler ${counts.ours.twoQubit}.`,
    caption: `Every circuit but the program as written runs on the line. The gates are CX and any one-qubit gate, and a SWAP, shaded, counts as three CX. The two baseline routers optimize nothing else. An exact search finds the fewest CX among circuits with the same sum over paths; only so small a program allows it. Our compiler runs that search on small devices, so a tie proves nothing. Tests compare both unitaries with the program’s. A gate’s color shows its phase; labels at the wire ends name the qubits.`,
    scene: wide(),
    narrow: narrow(),
    table: {
      columns: ["Circuit", "Depth", "Two-qubit gates", "One-qubit gates"],
      rows: circuits.map(({ key, name }) => [
        name,
        `${counts[key].depth}`,
        `${counts[key].twoQubit}`,
        `${counts[key].oneQubit}`,
      ]),
    },
  };
}

export default buildRouted();
