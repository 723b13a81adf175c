import {
  adder,
  type Circuit,
  ghz,
  parityPhase,
  qft,
  randomCircuit,
} from "@adyakshar/quantum/circuit";
import { describe, expect, it } from "vitest";
import { diagramOf, withKeptIds } from "./circuit-diagram.ts";

function inOrder(circuit: Circuit) {
  const places = Array.from({ length: circuit.qubits }, (_, qubit) => qubit);
  return { circuit, layout: places, output: places };
}

describe("a drawn circuit", () => {
  it("has every gate once, none over another", () => {
    for (const circuit of [parityPhase(), qft(5), adder(2), ghz(7)]) {
      const { gates, more } = diagramOf(inOrder(circuit));
      expect(gates.length).toBe(circuit.operations.length);
      expect(more).toBe(0);
      const taken = new Set<string>();
      for (const { column, span, controls, targets } of gates) {
        const rows = [...controls, ...targets];
        for (let row = Math.min(...rows); row <= Math.max(...rows); row++) {
          for (let k = column; k < column + span; k++) {
            expect(taken.has(`${k},${row}`)).toBe(false);
            taken.add(`${k},${row}`);
          }
        }
      }
    }
  });

  it("leaves out wires that nothing happens on", () => {
    const { starts, ends } = diagramOf({
      circuit: { qubits: 27, operations: [{ name: "cx", qubits: [20, 3] }] },
      layout: [20, 3],
      output: [3, 20],
    });
    expect(starts).toEqual([1, 0]);
    expect(ends).toEqual([0, 1]);
  });

  // Other programs come with their depth from the compiler (compile-source.test.ts).
  it("takes no step for a barrier", () => {
    const barrier = { name: "barrier" as const, qubits: [0, 1] };
    const { steps } = diagramOf(
      inOrder({ qubits: 2, operations: [...ghz(2).operations, barrier] }),
    );
    expect(steps.length - 1).toBe(2);
  });

  it("is bounded, and says what is missing", () => {
    const { gates, columns, more } = diagramOf(inOrder(randomCircuit(5, 20_000)));
    expect(gates.length).toBeLessThanOrEqual(240);
    expect(columns).toBeLessThanOrEqual(80);
    expect(more).toBeGreaterThan(1000);
  });
});

describe("ids", () => {
  it("stay with a gate that a pass kept; the rest get new ones", () => {
    const before = diagramOf(inOrder(parityPhase()));
    const [, ...kept] = parityPhase().operations;
    const after = withKeptIds(
      before,
      diagramOf(inOrder({ qubits: 4, operations: [...kept, { name: "x", qubits: [2] }] })),
      100,
    );
    const ids = after.gates.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.slice(0, 3)).toEqual(before.gates.slice(1, 4).map(({ id }) => id));
    expect(after.gates.find(({ text }) => text === "x q2")?.id).toBe(100);
  });
});
