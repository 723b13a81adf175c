import { binaryBytes } from "@adyakshar/quantum/simulators";
import { note, path, text } from "#app/drawing/marks.ts";
import { dot, polyline, segment } from "#app/drawing/path.ts";
import { bottomAxis, linearScale, logScale, steps } from "#app/drawing/scale.ts";
import { type FigureData, type Mark, sceneOf } from "#app/drawing/scene.ts";
import { thousands } from "#app/lib/format.ts";
import {
  BOND_DIMENSION,
  largestFit,
  MAX_COUNTED_QUBITS,
  machines,
  memoryModels,
  type Representation,
  USABLE_SHARE,
  usableBytes,
} from "./state-memory.ts";

const BOTTOM = 282;
const WIDTH = 360;
const MAX_QUBITS = 60;
const MIN_BYTES = 2 ** 4;
const TOP_BYTES = 2 ** 56;
const x = linearScale([0, MAX_QUBITS], [0, WIDTH]);
const y = logScale([MIN_BYTES, TOP_BYTES], [BOTTOM, 42]);

function curve(method: Representation): string {
  const inside = steps(1, MAX_QUBITS, 1).filter((n) => {
    const bytes = memoryModels[method](n);
    return bytes >= MIN_BYTES && bytes <= TOP_BYTES;
  });
  return polyline(inside.map((n) => [x(n), y(memoryModels[method](n))]));
}

function crossings(method: "density matrix" | "statevector"): Mark[] {
  const largest = machines.flatMap((machine) => largestFit(method, usableBytes(machine)) ?? []);
  const yOf = (qubits: number) => y(memoryModels[method](qubits));
  return [
    path(largest.map((n) => dot(x(n), yOf(n), 2.8)).join(""), { fill: "accent" }),
    ...largest.map((n) => text(x(n) + 6, yOf(n) + 11, `${n}`, { tone: "accent" })),
  ];
}

const rules = machines.map(({ bytes }) => segment(0, y(bytes), WIDTH, y(bytes))).join("");
const marks: Mark[] = [
  note(0, 12, "memory, logarithmic"),
  path(rules, { stroke: "quiet", width: 1, dash: "2 4" }),
  // Each machine is named before the curves, and its memory after them.
  ...machines.flatMap(({ name, bytes }) => [
    text(0, y(bytes) - 5, name),
    text(WIDTH, y(bytes) - 5, binaryBytes(bytes), { anchor: "end" }),
  ]),
  ...bottomAxis({
    scale: x,
    ticks: steps(10, MAX_QUBITS - 10, 10),
    at: BOTTOM,
    span: [0, WIDTH],
  }),
  note(0, BOTTOM + 15, "0"),
  path(segment(WIDTH - 0.5, BOTTOM, WIDTH - 0.5, BOTTOM + 4), { stroke: "quiet", width: 1 }),
  note(WIDTH, BOTTOM + 15, `${MAX_QUBITS}`, { anchor: "end" }),
  note(WIDTH, BOTTOM - 7, "qubits", { anchor: "end" }),
  path(curve("density matrix") + curve("statevector"), { stroke: "ink", width: 1.5 }),
  path(curve("tensor network") + curve("stabilizer"), { stroke: "muted", width: 1.2 }),
  ...crossings("density matrix"),
  ...crossings("statevector"),
  text(x(20.5), 32, "density matrix", { tone: "ink" }),
  text(WIDTH, 32, "statevector", { tone: "ink", anchor: "end" }),
  text(WIDTH, y(memoryModels["tensor network"](60)) + 19, `MPS, χ ${BOND_DIMENSION}`, {
    anchor: "end",
  }),
  note(WIDTH, 202, `dots: at most ${100 * USABLE_SHARE}% full`, { tone: "accent", anchor: "end" }),
  text(WIDTH, y(memoryModels.stabilizer(60)) - 8, "stabilizer, Clifford only", { anchor: "end" }),
];
const largestFitText = (method: Representation, bytes: number) =>
  largestFit(method, bytes)?.toLocaleString("en-US") ?? `over ${thousands(MAX_COUNTED_QUBITS)}`;
const sizes = machines.map(({ name, bytes }) => `${name} ${binaryBytes(bytes)}`).join(", ");
const [laptop, , largest] = machines.map((machine) =>
  largestFit("statevector", usableBytes(machine)),
);

export default {
  title: "Memory that a simulator needs against the number of qubits, on a logarithmic scale",
  finding: `On a laptop a statevector holds up to ${laptop} qubits, on a supercomputer ${largest}, and a density matrix about half as many.`,
  caption: `Bytes to hold n qubits: density matrix 16·4ⁿ; statevector 16·2ⁿ; matrix product state (MPS) with bonds of 2^min(k, n−k) at cut k, at most χ = ${BOND_DIMENSION}; stabilizer tableau 2n(2n + 1) bits. Numbers on the curves: the most qubits whose state takes no more than ${100 * USABLE_SHARE}% of an assumed memory (${sizes}).`,
  scene: sceneOf(WIDTH, 301, marks),
  table: {
    columns: [
      "Machine (assumed)",
      "Density matrix",
      "Statevector",
      `Matrix product state, χ = ${BOND_DIMENSION}`,
      "Stabilizer",
    ],
    rows: machines.map((machine) => [
      `${machine.name}, ${binaryBytes(machine.bytes)}`,
      ...(["density matrix", "statevector", "tensor network", "stabilizer"] as const).map(
        (method) => `${largestFitText(method, usableBytes(machine))} qubits`,
      ),
    ]),
  },
} satisfies FigureData;
