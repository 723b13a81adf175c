import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { anyCircuitWithBarriers } from "../../circuit/arbitrary.test-support.ts";
import { pair } from "../../circuit/build.ts";
import { countsOf } from "../../circuit/counts.ts";
import { toBasis } from "../../circuit/decompose.ts";
import { quantumVolume } from "../../circuit/families.ts";
import type { Circuit, Operation } from "../../circuit/gate.ts";
import { expectFits } from "../arbitrary.test-support.ts";
import { compile } from "../compile.ts";
import { deviceNamed, line } from "../coupling.ts";
import { verdictOf } from "../verify/in-place.test-support.ts";
import { verify } from "../verify/verify.ts";
import { collectGroups, resynthesizeGroups } from "./groups.ts";

const cx = (circuit: Circuit) => countsOf(circuit).twoQubit;

describe("groups of qubits", () => {
  it.each([3, 4])("of %i hold all gates, in an order that does the same", (width) => {
    fc.assert(
      fc.property(anyCircuitWithBarriers(5, 30), (program) => {
        const circuit = toBasis(program, "cx");
        const groups = collectGroups(circuit, width);
        const operations = groups.flatMap((part) => ("gates" in part ? part.gates : [part]));
        expect(operations).toHaveLength(circuit.operations.length);
        expect(verdictOf(circuit, { qubits: 5, operations })).toBe("proved");
        for (const part of groups) {
          if ("gates" in part) expect(part.qubits.length).toBeLessThanOrEqual(width);
        }
      }),
      { numRuns: 40 },
    );
  });

  it("end at a barrier", () => {
    const operations = [pair("cx", 0, 1), { name: "barrier", qubits: [0, 1] }, pair("cx", 0, 1)];
    const groups = collectGroups({ qubits: 2, operations: operations as Operation[] }, 3);
    expect(groups.map((part) => ("gates" in part ? part.gates.length : part.name))).toEqual([
      1,
      "barrier",
      1,
    ]);
  });

  it("never take more CX, and stay between neighbors", () => {
    const device = line(5);
    fc.assert(
      fc.property(anyCircuitWithBarriers(5, 40), (program) => {
        const { circuit } = compile(program, device, { trials: 1, states: 0 });
        const grouped = resynthesizeGroups(circuit, 3, device);
        expect(verdictOf(circuit, grouped)).toBe("proved");
        expect(cx(grouped)).toBeLessThanOrEqual(cx(circuit));
        expectFits(grouped.operations, device, ["cx"]);
      }),
      { numRuns: 10 },
    );
  });
});

describe("dense programs", () => {
  it.each([
    [3, "full-3", 14],
    [3, "line-3", 14],
    [3, "line-5", 14],
    [4, "full-4", 78],
  ] as const)("of %i qubits on %s take at most %i CX", (qubits, device, most) => {
    for (const seed of [1, 2]) {
      // Blocks on random pairs are as dense as a program gets.
      const program = quantumVolume(qubits, 40, seed);
      const compiled = compile(program, deviceNamed(device));
      expect(compiled.counts.twoQubit).toBeLessThanOrEqual(most);
      expect(verify(program, compiled).verdict).toBe("proved");
    }
  });
});
