import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { anyCliffordCircuit } from "../circuit/arbitrary.test-support.ts";
import { fixed, pair, relabel, rotation } from "../circuit/build.ts";
import { ghz } from "../circuit/families.ts";
import { seeded } from "../random.ts";
import { probabilities, runStatevector } from "./statevector.ts";
import { createTableauSampler, measureQubit, runTableau } from "./tableau.ts";

describe("stabilizer tableau", () => {
  it("draws exactly the statevector's outcomes on Clifford circuits", () => {
    fc.assert(
      fc.property(anyCliffordCircuit(5, 40), fc.nat(), (circuit, seed) => {
        const exact = probabilities(runStatevector(circuit));
        const support = exact.filter((p) => p > 1e-9).length;
        const draw = createTableauSampler(runTableau(circuit), seeded(seed));
        const seen = new Set(
          Array.from({ length: 12 * support }, () => Number(`0b${draw().toReversed().join("")}`)),
        );
        for (const index of seen) expect(exact[index]).toBeGreaterThan(1e-9);
        // Uniform over the support: with twelve draws each, most of it is seen.
        expect(seen.size).toBeGreaterThan(0.9 * support);
      }),
      { numRuns: 200 },
    );
  });

  it("collapses as the statevector's conditional probabilities say", () => {
    fc.assert(
      fc.property(anyCliffordCircuit(4, 30), fc.nat(), (circuit, seed) => {
        const exact = probabilities(runStatevector(circuit));
        // On a register of three words, so that rows of different words meet.
        const places = [69, 1, 33, 30];
        const operations = circuit.operations.map((gate) => relabel(gate, (q) => places[q]));
        const tableau = runTableau({ qubits: 70, operations });
        const random = seeded(seed);
        let known = 0;
        let outcome = 0;
        const weight = (mask: number, bits: number) =>
          exact.reduce((sum, p, k) => ((k & mask) === bits ? sum + p : sum), 0);
        for (const qubit of [2, 0, 3, 1, 2]) {
          const before = weight(known, outcome);
          const measured = measureQubit(tableau, places[qubit], random);
          known |= 1 << qubit;
          outcome |= measured << qubit;
          // A stabilizer state leaves one outcome, or both equally likely.
          const conditional = weight(known, outcome) / before;
          expect(conditional).toBeCloseTo(conditional > 0.75 ? 1 : 0.5, 9);
        }
      }),
      { numRuns: 300 },
    );
  });

  it("keeps a GHZ state of 300 qubits together across words", () => {
    const draw = createTableauSampler(runTableau(ghz(300)), seeded(3));
    const sums = new Set(Array.from({ length: 40 }, () => draw().reduce((a, b) => a + b, 0)));
    expect([...sums].sort()).toEqual([0, 300]);
    const tableau = runTableau(ghz(300));
    const first = measureQubit(tableau, 299, seeded(9));
    expect(measureQubit(tableau, 40, seeded(1))).toBe(first);
  });

  it.each([
    [fixed("t", 0), "t is not a Clifford gate"],
    [rotation("rz", 0.3, 0), "multiples of π/2"],
    [pair("ch", 0, 1), "ch is not a Clifford gate"],
    [{ name: "cp", qubits: [0, 1], angles: [Math.PI / 2] } as const, "multiples of π"],
    [{ name: "ccx", qubits: [0, 1, 2] } as const, "three qubits"],
    [{ name: "cswap", qubits: [0, 1, 2] } as const, "three qubits"],
  ])("refuses %o with its place and the reason", (gate, reason) => {
    const circuit = { qubits: 3, operations: [fixed("h", 0), gate] };
    expect(() => runTableau(circuit)).toThrow(
      expect.objectContaining({ index: 1, message: expect.stringContaining(reason) }),
    );
  });
});
