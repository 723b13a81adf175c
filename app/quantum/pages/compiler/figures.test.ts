import { countsOf, fixed, pair, rotation } from "@adyakshar/quantum/circuit";
import { verify } from "@adyakshar/quantum/compiler";
import { describe, expect, it } from "vitest";
import { columnsOf, drawCircuit, gatesOf, phaseOf } from "#app/drawing/circuit.ts";
import { compiledExample, example } from "#app/quantum/compiled-example.ts";
import { peersOfExample } from "#data/presets.ts";
import { meanRatio, pairs } from "#data/routing.ts";
import { device, ours, sabre, swapsOf } from "./adder-routings.ts";
import { qiskitExample, swapsIn } from "./peers-example.ts";
import figure from "./world-lines.computed.ts";

describe("the drawing", () => {
  it("shows the circuit that Qiskit's counts count, which does what the program says", () => {
    const { circuit } = qiskitExample;
    const { twoQubit, depth } = countsOf(circuit);
    expect({ cx: twoQubit, depth }).toEqual(peersOfExample.qiskit);
    expect(verify(example, qiskitExample).verdict).toBe("proved");
    expect(swapsIn(qiskitExample)).toHaveLength(1);
  });

  it("has no two gates on one place of a wire", () => {
    for (const circuit of [example, qiskitExample.circuit, compiledExample.circuit]) {
      const gates = gatesOf(circuit);
      const taken = new Set<string>();
      for (const [index, column] of columnsOf(gates, circuit.qubits).entries()) {
        const { qubits } = gates[index];
        for (let wire = Math.min(...qubits); wire <= Math.max(...qubits); wire++) {
          expect(taken).not.toContain(`${wire},${column}`);
          taken.add(`${wire},${column}`);
        }
      }
    }
  });

  it("fills a gate with its own phase, and its inverse with the opposite one", () => {
    expect(phaseOf(fixed("t", 0))).toBe(0.125);
    expect(phaseOf(fixed("tdg", 0))).toBe(0.875);
    expect(phaseOf(fixed("s", 0))).toBe(0.25);
    expect(phaseOf(rotation("p", -Math.PI / 2, 0))).toBeCloseTo(0.75, 12);
    expect(phaseOf(fixed("h", 0))).toBeUndefined();
  });

  it("names a wire after the qubit that begins and the one that ends on it", () => {
    const circuit = { qubits: 2, operations: [pair("cx", 0, 1)] };
    const frame = { x: 20, y: 10, column: 20, row: 20, gate: 17 };
    const marks = drawCircuit({ circuit, layout: [0, 1], output: [1, 0] }, frame);
    const labels = marks.flatMap((mark) => (mark.kind === "text" ? [[mark.text, mark.y]] : []));
    expect(labels).toEqual([
      ["q0", 13.5],
      ["q1", 13.5],
      ["q1", 33.5],
      ["q0", 33.5],
    ]);
  });
});

const both = [ours, sabre];

describe("the lines of the routings", () => {
  it("begin and end where the compiler says that the qubits do", () => {
    for (const { lines, layout, output } of both) {
      expect(lines.lanes.map(([first]) => first)).toEqual(layout);
      expect(lines.lanes.map((line) => line[line.length - 1])).toEqual(output);
    }
  });

  it("never share a lane, meet twice in one step, or move to an uncoupled lane", () => {
    for (const { lanes, steps, meetings } of both.map(({ lines }) => lines)) {
      for (let step = 0; step <= steps; step++) {
        expect(new Set(lanes.map((line) => line[step])).size).toBe(lanes.length);
      }
      for (const meeting of meetings) expect(device.edges).toContainEqual([...meeting.lanes]);
      const taken = meetings.flatMap((meeting) =>
        meeting.lanes.map((lane) => `${lane},${meeting.step}`),
      );
      expect(new Set(taken).size).toBe(taken.length);
    }
  });
});

describe("the counts of the routings", () => {
  it("are those of the compiler", () => {
    for (const { lines, routed, circuit, counts } of both) {
      const swaps = routed.circuit.operations.filter(({ name }) => name === "swap");
      expect(swapsOf(lines)).toBe(swaps.length);
      expect(countsOf(circuit)).toEqual(counts);
    }
  });

  it("bear out the finding, and why an adder is shown", () => {
    expect(ours.counts.twoQubit).toBeLessThan(sabre.counts.twoQubit);
    expect(ours.counts.depth).toBeLessThan(sabre.counts.depth);
    for (const { lines } of both) expect(figure.finding).toContain(`${swapsOf(lines)}`);
    const [most] = [...new Set(pairs.map(({ family }) => family))].sort(
      (a, b) => ratioIn(a) - ratioIn(b),
    );
    expect(most).toBe("Adder");
  });
});

function ratioIn(family: string): number {
  const some = pairs.filter((pair) => pair.family === family);
  return meanRatio("ours", "sabre+opt", "two_qubit", some).mean;
}
