import { describe, expect, it } from "vitest";
import { seeded } from "../random.ts";
import {
  conjugateMatrix,
  createMatrix,
  multiplyMatrices,
  transposeMatrix,
} from "./complex-matrix.ts";
import { leftSingular, lowerTimesBasis } from "./decompositions.ts";

describe("singular values", () => {
  it("rest on a basis that is orthonormal even if the rows are nearly the same", () => {
    const random = seeded(5);
    const nearlySame = createMatrix(4, 8);
    for (let k = 0; k < 8; k++) {
      const shared = random();
      for (let row = 0; row < 4; row++) nearlySame.re[8 * row + k] = shared + 1e-9 * random();
    }
    const { basis } = lowerTimesBasis(nearlySame);
    const products = multiplyMatrices(basis, conjugateMatrix(transposeMatrix(basis)));
    for (const [k, product] of products.re.entries())
      expect(product).toBeCloseTo(k % 5 === 0 ? 1 : 0, 13);
  });

  it("are right over twelve orders of magnitude", () => {
    const exact = [1, 1e-4, 1e-8, 1e-12];
    // Rows scaled by the exact values, then mixed by the unitary of a Fourier transform on both sides.
    const fourier = createMatrix(4, 4);
    const scaled = createMatrix(4, 4);
    for (let row = 0; row < 4; row++) {
      for (let column = 0; column < 4; column++) {
        const angle = (Math.PI / 2) * row * column;
        fourier.re[4 * row + column] = Math.cos(angle) / 2;
        fourier.im[4 * row + column] = Math.sin(angle) / 2;
        scaled.re[4 * row + column] = (exact[row] * Math.cos(angle)) / 2;
        scaled.im[4 * row + column] = (exact[row] * Math.sin(angle)) / 2;
      }
    }
    const { values } = leftSingular(multiplyMatrices(fourier, scaled));
    expect(values).toHaveLength(4);
    for (const [k, value] of values.entries()) expect(value / exact[k]).toBeCloseTo(1, 2);
  });
});
