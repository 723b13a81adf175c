import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createBlock, leftSingular, multiplyBlocks } from "./decompositions.ts";

describe("singular values", () => {
  it("come with orthonormal vectors that span the matrix, rank deficient or not", () => {
    const entry = fc.double({ min: -1, max: 1, noNaN: true });
    const sizes = fc.tuple(fc.integer({ min: 1, max: 7 }), fc.integer({ min: 1, max: 7 }));
    const cases = sizes.chain(([rows, inner]) =>
      fc.tuple(
        fc.constant([rows, inner] as const),
        fc.array(entry, { minLength: 4 * 49, maxLength: 4 * 49 }),
      ),
    );
    fc.assert(
      fc.property(cases, ([[rows, inner], entries]) => {
        const left = createBlock(rows, inner);
        const right = createBlock(inner, 6);
        for (const [k, part] of [left.re, left.im, right.re, right.im].entries()) {
          part.set(entries.slice(49 * k, 49 * k + part.length));
        }
        const a = multiplyBlocks(left, right);
        const { values, vectors } = leftSingular(a);
        const norm = [...a.re, ...a.im].reduce((sum, x) => sum + x * x, 0);
        expect(values.reduce((sum, s) => sum + s * s, 0)).toBeCloseTo(norm, 10);
        const dagger = { ...vectors, im: vectors.im.map((x) => -x) };
        const projected = multiplyBlocks(dagger, a);
        // Row k of U†A has length s_k, and the rows are orthogonal to each other.
        for (let p = 0; p < values.length; p++) {
          for (let q = 0; q < values.length; q++) {
            let re = 0;
            let im = 0;
            let inside = 0;
            for (let c = 0; c < 6; c++) {
              const [i, j] = [p * 6 + c, q * 6 + c];
              re += projected.re[i] * projected.re[j] + projected.im[i] * projected.im[j];
              im += projected.re[i] * projected.im[j] - projected.im[i] * projected.re[j];
            }
            for (let r = 0; r < rows; r++) {
              const [i, j] = [p * rows + r, q * rows + r];
              inside += vectors.re[i] * vectors.re[j] + vectors.im[i] * vectors.im[j];
            }
            expect(re).toBeCloseTo(p === q ? values[p] ** 2 : 0, 10);
            expect(im).toBeCloseTo(0, 10);
            if (values[p] > 1e-6 && values[q] > 1e-6) {
              expect(inside).toBeCloseTo(p === q ? 1 : 0, 9);
            }
          }
        }
        expect([...values]).toEqual([...values].sort((x, y) => y - x));
      }),
    );
  });

  it("are right over twelve orders of magnitude", () => {
    const exact = [1, 1e-4, 1e-8, 1e-12];
    // Rows scaled by the exact values, then mixed by the unitary of a Fourier transform on both sides.
    const fourier = createBlock(4, 4);
    const scaled = createBlock(4, 4);
    for (let row = 0; row < 4; row++) {
      for (let column = 0; column < 4; column++) {
        const angle = (Math.PI / 2) * row * column;
        fourier.re[4 * row + column] = Math.cos(angle) / 2;
        fourier.im[4 * row + column] = Math.sin(angle) / 2;
        scaled.re[4 * row + column] = (exact[row] * Math.cos(angle)) / 2;
        scaled.im[4 * row + column] = (exact[row] * Math.sin(angle)) / 2;
      }
    }
    const { values } = leftSingular(multiplyBlocks(fourier, scaled));
    expect(values).toHaveLength(4);
    for (const [k, value] of values.entries()) expect(value / exact[k]).toBeCloseTo(1, 2);
  });
});
