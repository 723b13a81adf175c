import { countsOf, toBasis } from "@adyakshar/quantum/circuit";
import { verify } from "@adyakshar/quantum/compiler";
import { describe, expect, it } from "vitest";
import { gatesOf } from "./draw-circuit.ts";
import { depthDrawn, places, scoreBody } from "./draw-score.ts";
import stagesFigure from "./stages.figure.ts";
import { device, program, stages } from "./stages.ts";

const { compiled, shown } = stages();

describe("the stages of the compiler", () => {
  it("end in the compiled circuit, which no check refutes", () => {
    expect(shown.at(-1)?.counts).toEqual(compiled.counts);
    expect(verify(program, compiled).verdict).not.toBe("refuted");
  });

  it("are counted as they are drawn", () => {
    for (const { circuit, counts } of shown) {
      expect(countsOf(toBasis(circuit, "cx")).twoQubit).toBe(counts.twoQubit);
      expect(depthDrawn(circuit)).toBe(counts.depth);
    }
  });

  it("fit the device from the routing on", () => {
    const coupled = new Set(device.edges.flatMap(([a, b]) => [`${a},${b}`, `${b},${a}`]));
    for (const { circuit } of shown.slice(2)) {
      for (const { qubits } of gatesOf(circuit)) {
        if (qubits.length === 2) expect(coupled).toContain(qubits.join());
      }
    }
  });

  it("bear out the finding", () => {
    const [written, optimized, routed, last] = shown.map(({ counts }) => counts.twoQubit);
    expect(optimized).toBeLessThan(written);
    expect(routed).toBeGreaterThan(optimized);
    expect(last).toBeLessThan(routed);
    for (const count of [written, optimized, routed, last]) {
      expect(stagesFigure.finding).toContain(`${count}`);
    }
  });

  it("have no link over a gate of the same place", () => {
    for (const { circuit } of shown) {
      const gates = gatesOf(circuit);
      const taken = new Set<string>();
      for (const [k, step] of places(circuit).entries()) {
        const { qubits } = gates[k];
        for (let wire = Math.min(...qubits); wire <= Math.max(...qubits); wire++) {
          expect(taken).not.toContain(`${wire},${step}`);
          taken.add(`${wire},${step}`);
        }
      }
    }
  });

  it("are drawn gate by gate", () => {
    const frame = { at: (x: number, y: number) => [x, y] as const, r: 1, before: 0, after: 0 };
    for (const { circuit } of shown) {
      const body = scoreBody(circuit, frame);
      const dots = body.match(/h0/g) ?? [];
      const gates = gatesOf(circuit);
      expect(dots).toHaveLength(gates.filter(({ name }) => name !== "swap").length);
    }
  });
});
