import { type Circuit, type Gate, toBasis, toCx } from "@adyakshar/quantum/circuit";
import { routesBySabre, sabreTrials } from "@adyakshar/quantum/compiler";
import { columnsOf, drawCircuit, gatesOf } from "#app/figures/circuit.ts";
import { path, text } from "#app/figures/marks.ts";
import { box, segment } from "#app/figures/path.ts";
import { type Figure, type Mark, type Scene, sceneOf } from "#app/figures/scene.ts";
import { compiledExample, counts, device, example } from "#app/models/compiled-example.ts";

const MARGIN = 24;

/** The program as the textbook router leaves it, each SWAP as its three CX; and where those stand. */
export function routedBySabre() {
  const options = { seed: 1, trials: sabreTrials(example), keep: 1 };
  const [routing] = routesBySabre(toBasis(example, "cx"), device, options);
  const gates = gatesOf(routing.circuit).flatMap((gate) =>
    (gate.name === "swap" ? toCx(gate) : [gate]).map((part) => ({
      part,
      isSwap: gate.name === "swap",
    })),
  );
  const operations: Gate[] = gates.map(({ part }) => part);
  const circuit: Circuit = { ...routing.circuit, operations };
  const places = columnsOf(operations, circuit.qubits);
  const swaps = gates.flatMap(({ part, isSwap }, k) =>
    isSwap ? [{ qubits: part.qubits, place: places[k] }] : [],
  );
  return { ...routing, circuit, swaps };
}

/** The textbook router above ours, both to one scale. */
function tracks(width: number, row: number): Scene {
  const { swaps, ...sabre } = routedBySabre();
  const column = (width - 2 * MARGIN) / counts.sabre.depth;
  const frame = { x: MARGIN, column, row, gate: 17 };
  const first = 38;
  const second = first + device.size * row + 36;
  const shades = swaps.map(({ qubits, place }) =>
    box(MARGIN + place * column, first + Math.min(...qubits) * row - 11, column, row + 22),
  );
  const head = (which: "sabre" | "ours", words: string, y: number): Mark[] => {
    const { depth, twoQubit } = counts[which];
    const tone = which === "ours" ? "accent" : "muted";
    return [
      text(0, y - 25, `${words}: ${twoQubit} CX, depth ${depth}`, { tone }),
      path(segment(MARGIN, y - 16, MARGIN + depth * column, y - 16), { stroke: tone, width: 1 }),
    ];
  };
  return sceneOf(width, second + (device.size - 1) * row + 14, [
    path(shades.join(""), { fill: "line" }),
    ...head("sabre", "textbook router, SWAPs shaded", first),
    ...drawCircuit(sabre, { ...frame, y: first }),
    ...head("ours", "ours", second),
    ...drawCircuit(compiledExample, { ...frame, y: second }),
  ]);
}

export default {
  title: `A four-qubit circuit on a line of qubits: ${counts.sabre.twoQubit} CX by a textbook router, ${counts.ours.twoQubit} compiled`,
  finding: `On this device only neighbors can interact, so a router has to swap qubits until the right ones meet. Alone, the textbook router SABRE leaves ${counts.sabre.twoQubit} two-qubit gates in this program. Our whole compiler, which does more than route, leaves ${counts.ours.twoQubit}.`,
  caption:
    "The gates are CX and any one-qubit gate, and a SWAP, shaded, counts as three CX. The textbook router optimizes nothing else. On so small a device our compiler also searches for fewer CX exhaustively, which larger programs do not allow. Tests compare the unitary of the compiled circuit with the program’s. H, T and U are one-qubit gates: a fixed change, a small turn and any change. A gate’s color shows its phase; labels beside the wires name the qubits.",
  scene: tracks(692, 23),
  narrow: tracks(360, 21),
  table: {
    columns: ["Circuit", "CX", "Depth"],
    rows: [
      ["As written, any pair coupled", counts.asWritten] as const,
      ["Naive routing", counts.naive] as const,
      ["The textbook router, SABRE", counts.sabre] as const,
      ["Ours", counts.ours] as const,
    ].map(([name, { twoQubit, depth }]) => [name, `${twoQubit}`, `${depth}`]),
  },
} satisfies Figure;
