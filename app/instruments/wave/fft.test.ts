import fc from "fast-check";
import { expect, it } from "vitest";
import { createFft2d, type Wavefunction } from "./fft.ts";

const size = (values: Float64Array): number => values.reduce((sum, v) => sum + v * v, 0);

/** Whole numbers, so that a fault which is made smaller never drowns in the rounding. */
const fields = (length: number) => {
  const part = fc
    .array(fc.integer({ min: -9, max: 9 }), { minLength: length, maxLength: length })
    .map((values) => Float64Array.from(values));
  return fc.record({ re: part, im: part });
};

/** The sum over all points, for each bin of a grid. */
function dft({ re, im }: Wavefunction, width: number, height: number): Wavefunction {
  const out = { re: new Float64Array(re.length), im: new Float64Array(re.length) };
  for (let k = 0; k < re.length; k++) {
    for (let i = 0; i < re.length; i++) {
      const across = ((k % width) * (i % width)) / width;
      const down = (Math.floor(k / width) * Math.floor(i / width)) / height;
      const angle = -2 * Math.PI * (across + down);
      out.re[k] += re[i] * Math.cos(angle) - im[i] * Math.sin(angle);
      out.im[k] += re[i] * Math.sin(angle) + im[i] * Math.cos(angle);
    }
  }
  return out;
}

const copy = ({ re, im }: Wavefunction): Wavefunction => ({ re: re.slice(), im: im.slice() });

function distance(a: Wavefunction, b: Wavefunction): number {
  const change = (x: Float64Array, y: Float64Array) => size(x.map((v, i) => v - y[i]));
  return Math.sqrt(change(a.re, b.re) + change(a.im, b.im));
}

it.each([
  [2, 8],
  [8, 4],
])(
  "equals the direct transform of %i by %i values, and its inverse leads back",
  (width, height) => {
    const transform = createFft2d(width, height);
    const count = width * height;
    fc.assert(
      fc.property(fields(count), (field) => {
        const there = copy(field);
        transform(there, -1);
        expect(distance(there, dft(field, width, height))).toBeLessThan(1e-11);
        transform(there, 1);
        const back = { re: there.re.map((v) => v / count), im: there.im.map((v) => v / count) };
        expect(distance(back, field)).toBeLessThan(1e-12);
      }),
    );
  },
);
