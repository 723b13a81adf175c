import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { seeded } from "../random.ts";
import {
  type ComplexMatrix,
  conjugateMatrix,
  createMatrix,
  multiplyMatrices,
  transposeMatrix,
} from "./complex-matrix.ts";
import { leftSingular, lowerTimesBasis } from "./decompositions.ts";

/** Every product of two rows, the second conjugated. */
function rowProducts(matrix: ComplexMatrix): ComplexMatrix {
  return multiplyMatrices(matrix, conjugateMatrix(transposeMatrix(matrix)));
}

/** With fewer columns than rows in the first factor, the product is rank deficient. */
const matrices = fc
  .tuple(
    fc.integer({ min: 1, max: 7 }),
    fc.integer({ min: 1, max: 7 }),
    fc.array(fc.double({ min: -1, max: 1, noNaN: true }), { minLength: 196, maxLength: 196 }),
  )
  .map(([rows, inner, entries]) => {
    const left = createMatrix(rows, inner);
    const right = createMatrix(inner, 6);
    for (const [k, part] of [left.re, left.im, right.re, right.im].entries()) {
      part.set(entries.slice(49 * k, 49 * k + part.length));
    }
    return multiplyMatrices(left, right);
  });

describe("singular values", () => {
  it("come with orthonormal vectors that span the matrix, rank deficient or not", () => {
    fc.assert(
      fc.property(matrices, (a) => {
        const { values, vectors } = leftSingular(a);
        const norm = [...a.re, ...a.im].reduce((sum, x) => sum + x * x, 0);
        expect(values.reduce((sum, s) => sum + s * s, 0)).toBeCloseTo(norm, 10);
        expect([...values]).toEqual([...values].sort((x, y) => y - x));
        // Row k of U†A has length s_k, and the rows are orthogonal to each other.
        const products = rowProducts(multiplyMatrices(conjugateMatrix(vectors), a));
        const inside = rowProducts(vectors);
        for (const [p, value] of values.entries()) {
          for (const [q, other] of values.entries()) {
            const k = p * values.length + q;
            expect(products.re[k]).toBeCloseTo(p === q ? value ** 2 : 0, 10);
            expect(products.im[k]).toBeCloseTo(0, 10);
            if (Math.min(value, other) > 1e-6) expect(inside.re[k]).toBeCloseTo(p === q ? 1 : 0, 9);
          }
        }
      }),
    );
  });

  it("rest on a basis that is orthonormal even if the rows are nearly the same", () => {
    const random = seeded(5);
    const nearlySame = createMatrix(4, 8);
    for (let k = 0; k < 8; k++) {
      const shared = random();
      for (let row = 0; row < 4; row++) nearlySame.re[8 * row + k] = shared + 1e-9 * random();
    }
    const products = rowProducts(lowerTimesBasis(nearlySame).basis);
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
