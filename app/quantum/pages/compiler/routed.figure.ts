import { type Circuit, type Gate, toCx } from "@adyakshar/quantum/circuit";
import { routeNaively } from "@adyakshar/quantum/compiler";
import { columns, drawCircuit, gatesOf } from "#app/figures/circuit.ts";
import { mono, path } from "#app/figures/marks.ts";
import { box, segment } from "#app/figures/path.ts";
import { type Figure, type Mark, sceneOf } from "#app/figures/scene.ts";
import { compiledExample, counts, device, example } from "#app/models/compiled-example.ts";

const MARGIN = 24;

/** The program as a naive router leaves it, each SWAP as its three CX; and which gates those are. */
export function routedNaively() {
  const routing = routeNaively(example, device);
  const gates = gatesOf(routing.circuit).flatMap((gate) =>
    (gate.name === "swap" ? toCx(gate) : [gate]).map((part, k) => ({
      part,
      isSwap: gate.name === "swap",
      isLast: k === 2,
    })),
  );
  const operations: Gate[] = gates.map(({ part }) => part);
  const circuit: Circuit = { ...routing.circuit, operations };
  const places = columns(operations, circuit.qubits);
  const placedGates = gates.map((gate, k) => ({ ...gate, place: places[k] }));
  /** Where the qubits are at a column that parts no SWAP. */
  const layoutAt = (column: number) => {
    const exchanges = placedGates.filter(({ isLast, place }) => isLast && place < column);
    return routing.layout.map((start) =>
      exchanges.reduce((wire, { part: { qubits } }) => {
        const [a, b = a] = qubits;
        return wire === a ? b : wire === b ? a : wire;
      }, start),
    );
  };
  return { ...routing, circuit, layoutAt, swaps: placedGates.filter(({ isSwap }) => isSwap) };
}

interface Scale {
  column: number;
  row: number;
  gate: number;
}

/** Naive routing above ours, both to one scale; each track begins under its title. A long one has several lines, each from the next of `breaks` on. */
function tracks(
  titles: { naive: number; ours: number },
  scale: Scale,
  title: typeof mono,
  breaks: readonly number[] = [0],
): Mark[] {
  const { layoutAt, swaps, ...naive } = routedNaively();
  const { column, row } = scale;
  const frame = (y: number) => ({ ...scale, x: MARGIN, y: y + 15 + scale.gate / 2 + 2.5 });
  const { y: first } = frame(titles.naive);
  const below = (line: number) => line * (naive.circuit.qubits * row + 14);
  const lineY = (line: number) => first + below(line);
  const shades = swaps.map(({ part, place }) => {
    const line = breaks.findLastIndex((from) => from <= place);
    const top = lineY(line) + Math.min(...part.qubits) * row - 11;
    return box(MARGIN + (place - breaks[line]) * column, top, column, row + 22);
  });
  const lines = breaks.flatMap((from, line) =>
    drawCircuit(
      { ...naive, layout: layoutAt(from) },
      { ...frame(titles.naive), y: lineY(line), from, to: breaks[line + 1] },
    ),
  );
  // A wire goes on in the next line: dotted as far as the longest one.
  const cut = (breaks[1] ?? 0) * column;
  const rest = (counts.naive.depth - (breaks[1] ?? 0)) * column;
  const dotted = naive.layout.map((wire) =>
    segment(MARGIN + cut, first + wire * row, MARGIN + rest, first + wire * row),
  );
  const head = (which: "naive" | "ours", words: string, note = ""): Mark[] => {
    const { depth, twoQubit } = counts[which];
    const tone = which === "ours" ? "accent" : "muted";
    const y = titles[which];
    const starts = which === "naive" ? breaks : [0];
    const ruler = starts.map((from, line) => {
      const at = y + 9 + below(line);
      return segment(MARGIN, at, MARGIN + ((starts[line + 1] ?? depth) - from) * column, at);
    });
    return [
      title(0, y, `${words}: ${twoQubit} CX, depth ${depth}${note}`, { tone }),
      path(ruler.join(""), { stroke: tone, width: 1 }),
    ];
  };
  return [
    path(shades.join(""), { fill: "line" }),
    ...head("naive", "naive", "; SWAPs shaded"),
    ...(cut > 0 ? [path(dotted.join(""), { stroke: "quiet", width: 1, dash: "2 4" })] : []),
    ...lines,
    ...head("ours", "ours"),
    ...drawCircuit(compiledExample, frame(titles.ours)),
  ];
}

function drawWide() {
  const scale = { column: 28, row: 23, gate: 17 };
  const bold: typeof mono = (x, y, words, style) => mono(x, y, words, { ...style, bold: true });
  const marks = tracks({ naive: 13, ours: 139 }, scale, bold);
  return sceneOf(2 * MARGIN + counts.naive.depth * scale.column, 245, marks);
}

function drawNarrow() {
  const width = 360;
  // The last column before the middle at which a SWAP begins.
  const middle = counts.naive.depth / 2;
  const half = Math.max(
    ...routedNaively().swaps.flatMap(({ place }, k) =>
      k % 3 === 0 && place < middle ? [place] : [],
    ),
  );
  const column = (width - 2 * MARGIN) / (counts.naive.depth - half);
  const scale = { column, row: 21, gate: 17 };
  return sceneOf(width, 356, tracks({ naive: 12, ours: 255 }, scale, mono, [0, half]));
}

/** One program on a line of qubits, routed naively and by our passes. */
export default {
  title: `A four-qubit circuit on a line of qubits: ${counts.naive.twoQubit} CX by naive routing, ${counts.ours.twoQubit} compiled`,
  finding: `On a line only neighbors interact, so a router exchanges qubits (SWAPs) until they meet. A textbook router alone (SABRE) needs ${counts.sabre.twoQubit} controlled-NOT gates (CX), our compiler ${counts.ours.twoQubit}.`,
  caption: `SABRE is the SWAP-based bidirectional heuristic search. The gates are CX and any one-qubit gate, and a SWAP, shaded, counts as three CX. The two baseline routers optimize nothing else. On so small a device our compiler also searches for fewer CX exhaustively, which larger programs do not allow. Tests compare both unitaries with the program’s. H, T and U are one-qubit gates: a fixed change, a small turn and any change. A gate’s color shows its phase; labels beside the wires name the qubits.`,
  scene: drawWide(),
  narrow: drawNarrow(),
  table: {
    columns: ["Circuit", "CX", "Depth"],
    rows: [
      ["As written, any pair coupled", counts.asWritten] as const,
      ["Naive routing", counts.naive] as const,
      ["A textbook SABRE router", counts.sabre] as const,
      ["Ours", counts.ours] as const,
    ].map(([name, { twoQubit, depth }]) => [name, `${twoQubit}`, `${depth}`]),
  },
} satisfies Figure;
