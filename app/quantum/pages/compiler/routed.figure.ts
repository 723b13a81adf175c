import { mono, path } from "#app/drawing/marks.ts";
import { box, segment } from "#app/drawing/path.ts";
import type { Figure, Mark } from "#app/drawing/scene.ts";
import { sceneOf } from "#app/drawing/scene.ts";
import { toCx } from "#app/engine/circuit/decompose.ts";
import type { Circuit, Gate } from "#app/engine/circuit/gate.ts";
import { routeNaively } from "#app/engine/compiler/naive.ts";
import buildCompilerCircuit, { heading, LEFT, written } from "./circuit.figure.ts";
import { columns, drawCircuit, gatesOf } from "./draw-circuit.ts";
import { compileExample, device, example } from "./example.ts";

const COLUMN = 28;
const ROW = 23;
/** Where the two circuits begin. */
const TOPS = { naive: 37, ours: 163 } as const;

/** The program as a naive router leaves it, each SWAP as its three CX; and which gates those are. */
function naive() {
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

/** For a phone: as written and compiled. */
function narrow(): Mark[] {
  const { ours, counts } = compileExample();
  const frame = { x: LEFT, column: 20.8, row: 25 };
  return [
    ...heading(12, "as written", counts.asWritten, false),
    ...drawCircuit(written, { ...frame, y: 38 }),
    ...heading(150, "ours, on a line of four qubits", counts.ours, true),
    ...drawCircuit(ours, { ...frame, y: 176 }),
  ];
}

/** Across a page: one program on a line of qubits, routed naively and by our passes, both to one scale. */
export default function buildCompiler(): Figure {
  const { ours, counts } = compileExample();
  const { isSwap, ...worst } = naive();
  const places = columns(gatesOf(worst.circuit), worst.circuit.qubits);
  const width = 2 * LEFT + (Math.max(...places) + 1) * COLUMN;
  const frame = (y: number) => ({ x: LEFT, y, column: COLUMN, row: ROW });
  const shades = gatesOf(worst.circuit).flatMap((gate, k) =>
    isSwap[k]
      ? [
          box(
            LEFT + places[k] * COLUMN,
            TOPS.naive + Math.min(...gate.qubits) * ROW - 11,
            COLUMN,
            ROW + 22,
          ),
        ]
      : [],
  );
  const track = (y: number, title: string, which: "naive" | "ours"): Mark[] => {
    const { depth, twoQubit } = counts[which];
    const tone = which === "ours" ? "accent" : "muted";
    const end = LEFT + depth * COLUMN;
    return [
      mono(0, y, `${title}: depth ${depth}, ${twoQubit} CX`, { tone, size: "l" }),
      path(segment(LEFT, y + 9, end, y + 9), { stroke: tone, width: 1 }),
    ];
  };
  const { title, finding, caption, table } = buildCompilerCircuit();
  return {
    title,
    finding,
    caption,
    table,
    narrow: sceneOf(360, 268, narrow()),
    scene: sceneOf(width, 243, [
      path(shades.join(""), { fill: "line" }),
      ...track(11, "naive routing, on a line", "naive"),
      mono(width, 11, "shaded: SWAPs, three CX each", { anchor: "end", tone: "quiet" }),
      ...drawCircuit(worst, frame(TOPS.naive)),
      ...track(137, "ours, on the same line", "ours"),
      ...drawCircuit(ours, frame(TOPS.ours)),
    ]),
  };
}
