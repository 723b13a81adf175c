import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { anyCircuit } from "../circuit/arbitrary.test-support.ts";
import { purity, runDensityMatrix } from "./density.ts";
import { runStatevector } from "./statevector.ts";

describe("density matrix", () => {
  it("is the statevector's projector without noise", () => {
    fc.assert(
      fc.property(anyCircuit(3, 15), (circuit) => {
        const density = runDensityMatrix(circuit);
        const { re, im } = runStatevector(circuit);
        for (let k = 0; k < 64; k++) {
          const [row, column] = [k & 7, k >> 3];
          expect(density.re[k]).toBeCloseTo(re[row] * re[column] + im[row] * im[column], 10);
          expect(density.im[k]).toBeCloseTo(im[row] * re[column] - re[row] * im[column], 10);
        }
        expect(purity(density)).toBeCloseTo(1, 10);
      }),
    );
  });
});
