import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { anyCircuit } from "../circuit/arbitrary.test-support.ts";
import { signatures } from "../circuit/signatures.ts";
import { runDensityMatrix } from "./density.ts";
import { runElsewhere } from "./elsewhere.test-support.ts";
import { runStatevector } from "./statevector.ts";

describe("the simulators against quantum-circuit from npm", () => {
  const seen = new Set<string>();

  it("agree amplitude by amplitude on random circuits of every gate", () => {
    fc.assert(
      fc.property(anyCircuit(4, 20), (circuit) => {
        for (const { name } of circuit.operations) seen.add(name);
        const theirs = runElsewhere(circuit);
        const ours = runStatevector(circuit);
        for (let k = 0; k < 16; k++) {
          expect(ours.re[k]).toBeCloseTo(theirs.re[k], 9);
          expect(ours.im[k]).toBeCloseTo(theirs.im[k], 9);
        }
        const density = runDensityMatrix(circuit);
        const { re, im } = theirs;
        for (let k = 0; k < 256; k++) {
          const [row, column] = [k & 15, k >> 4];
          expect(density.re[k]).toBeCloseTo(re[row] * re[column] + im[row] * im[column], 9);
          expect(density.im[k]).toBeCloseTo(im[row] * re[column] - re[row] * im[column], 9);
        }
      }),
      { numRuns: 60 },
    );
    // All but ECR, which no program names.
    expect(seen.size).toBe(Object.keys(signatures).length - 1);
  });
});
