import { binaryBytes } from "@adyakshar/quantum/simulators";
import type { Figure, Mark } from "../site.ts";
import {
  BOND_DIMENSION,
  bottomAxis,
  dot,
  largestFit,
  linearScale,
  logScale,
  type Method,
  machines,
  memoryModels,
  mono,
  path,
  polyline,
  segment,
  steps,
  USABLE_SHARE,
  usable,
} from "../site.ts";

const BOTTOM = 262;
const MOST_QUBITS = 60;
const LEAST_BYTES = 2 ** 4;
const TOP_BYTES = 2 ** 56;
const x = linearScale([0, MOST_QUBITS], [14, 350]);
const y = logScale([LEAST_BYTES, TOP_BYTES], [BOTTOM, 22]);

function curve(method: Method): string {
  const inside = steps(1, MOST_QUBITS, 1).filter((n) => {
    const bytes = memoryModels[method](n);
    return bytes >= LEAST_BYTES && bytes <= TOP_BYTES;
  });
  return polyline(inside.map((n) => [x(n), y(memoryModels[method](n))]));
}

function crossings(method: Method): Mark[] {
  const found = machines.flatMap((machine) => {
    const qubits = largestFit(method, usable(machine)) ?? MOST_QUBITS;
    return qubits < MOST_QUBITS ? [{ qubits, at: y(memoryModels[method](qubits)) }] : [];
  });
  return [
    path(found.map(({ qubits, at }) => dot(x(qubits), at, 2.8)).join(""), { fill: "accent" }),
    ...found.map(({ qubits, at }) => mono(x(qubits) + 6, at + 11, `${qubits}`, { tone: "accent" })),
  ];
}

export function buildSimulatorMemory(): Figure {
  const rules = machines.map(({ bytes }) => segment(14, y(bytes), 350, y(bytes))).join("");
  const marks: Mark[] = [
    mono(14, 10, "memory, log scale", { size: "s", tone: "quiet" }),
    path(rules, { stroke: "quiet", width: 1, dash: "2 4" }),
    // Where no curve passes: on the right, but for the last, whose two lines stand before the curves.
    ...machines.flatMap(({ name, bytes }) => {
      const label = { size: "s", tone: "muted" } as const;
      return bytes < 2 ** 50
        ? mono(350, y(bytes) - 5, `${name} ${binaryBytes(bytes)}`, { ...label, anchor: "end" })
        : [name, binaryBytes(bytes)].map((line, k) =>
            mono(14, y(bytes) - 20 + 15 * k, line, label),
          );
    }),
    ...bottomAxis({
      scale: x,
      ticks: steps(0, MOST_QUBITS, 10),
      format: String,
      at: BOTTOM,
      span: [14, 350],
      style: { mono: true },
    }),
    mono(350, BOTTOM + 30, "qubits", { anchor: "end", size: "s", tone: "quiet" }),
    path(curve("density matrix") + curve("statevector"), { stroke: "ink", width: 1.5 }),
    path(curve("tensor network") + curve("stabilizer"), { stroke: "muted", width: 1.2 }),
    ...crossings("density matrix"),
    ...crossings("statevector"),
    mono(x(27), y(2 ** 53.5), "density matrix", { tone: "ink" }),
    mono(x(23), y(2 ** 23.4), "statevector", { tone: "ink" }),
    mono(350, y(memoryModels["tensor network"](60)) + 19, `MPS, χ ${BOND_DIMENSION}`, {
      anchor: "end",
    }),
    mono(350, y(memoryModels.stabilizer(60)) - 8, "stabilizer, Clifford only", { anchor: "end" }),
  ];
  const fits = (method: Method, bytes: number) =>
    largestFit(method, bytes)?.toLocaleString("en-US") ?? "over 10,000";
  const sizes = machines.map(({ name, bytes }) => `${name} ${binaryBytes(bytes)}`).join(", ");
  const [laptop, , largest] = machines.map((machine) => largestFit("statevector", usable(machine)));
  return {
    shapes: "inline",
    title: "Memory that a simulator needs against the number of qubits, on a logarithmic scale",
    finding: `On a laptop a statevector holds up to ${laptop} qubits, on a supercomputer ${largest}; a density matrix holds half as many.`,
    caption: `Bytes to hold n qubits: density matrix 16·4ⁿ; statevector 16·2ⁿ; matrix product state (MPS) with bonds of 2^min(k, n−k) at cut k, at most χ = ${BOND_DIMENSION}; stabilizer tableau 2n(2n + 1) bits. Numbers on the curves: the most qubits whose state takes no more than ${100 * USABLE_SHARE}% of an assumed memory (${sizes}).`,
    scene: { width: 360, height: 296, marks },
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
          (method) => `${fits(method, usable(machine))} qubits`,
        ),
      ]),
    },
  };
}

export default buildSimulatorMemory();
