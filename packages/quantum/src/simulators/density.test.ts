import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { anyCircuit } from "../circuit/arbitrary.test-support.ts";
import {
  createDensityMatrix,
  densityFidelity,
  densityProbabilities,
  purity,
  runDensityMatrix,
} from "./density.ts";
import { probabilities } from "./sampling.ts";
import { runStatevector } from "./statevector.ts";

describe("density matrix", () => {
  it("is the statevector's projector without noise", () => {
    fc.assert(
      fc.property(anyCircuit(3, 15), (circuit) => {
        const density = runDensityMatrix(circuit);
        const state = runStatevector(circuit);
        expect(densityFidelity(density, state)).toBeCloseTo(1, 10);
        expect(purity(density)).toBeCloseTo(1, 10);
        const exact = probabilities(state);
        for (const [k, p] of densityProbabilities(density).entries()) {
          expect(p).toBeCloseTo(exact[k], 10);
        }
      }),
      { seed: 17 },
    );
  });

  it("refuses a register beyond the memory limit", () => {
    expect(() => createDensityMatrix(14)).toThrow("density matrix of 14 qubits needs 4 GiB");
  });
});
