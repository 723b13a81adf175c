import fc from "fast-check";
import { expect, it } from "vitest";
import { createFft, createFft2d, type Wavefunction } from "./fft.ts";

const size = (values: Float64Array): number => values.reduce((sum, v) => sum + v * v, 0);
const energy = ({ re, im }: Wavefunction): number => size(re) + size(im);

const fields = (length: number) => {
  const part = fc
    .array(fc.double({ min: -1, max: 1, noNaN: true }), { minLength: length, maxLength: length })
    .map((values) => Float64Array.from(values));
  return fc.record({ re: part, im: part });
};

function dft({ re, im }: Wavefunction): Wavefunction {
  const n = re.length;
  const out = { re: new Float64Array(n), im: new Float64Array(n) };
  for (let k = 0; k < n; k++) {
    for (let i = 0; i < n; i++) {
      const angle = (-2 * Math.PI * k * i) / n;
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

it.each([2, 8, 32])("equals the direct transform of %i values", (n) => {
  const transform = createFft(n);
  fc.assert(
    fc.property(fields(n), (field) => {
      const fast = copy(field);
      transform(fast, -1);
      expect(distance(fast, dft(field))).toBeLessThan(1e-11);
    }),
  );
});

it("round-trips and keeps the energy (Parseval) in two dimensions", () => {
  const transform = createFft2d(16, 8);
  fc.assert(
    fc.property(fields(128), (field) => {
      const there = copy(field);
      transform(there, -1);
      expect(energy(there) / 128).toBeCloseTo(energy(field), 10);
      transform(there, 1);
      const back = { re: there.re.map((v) => v / 128), im: there.im.map((v) => v / 128) };
      expect(distance(back, field)).toBeLessThan(1e-12);
    }),
  );
});

it("puts a plane wave into one bin of a grid", () => {
  const [width, height, fx, fy] = [16, 8, 3, 2];
  const angle = (i: number) =>
    2 * Math.PI * (((i % width) * fx) / width + (Math.floor(i / width) * fy) / height);
  const field = {
    re: Float64Array.from({ length: 128 }, (_, i) => Math.cos(angle(i))),
    im: Float64Array.from({ length: 128 }, (_, i) => Math.sin(angle(i))),
  };
  createFft2d(width, height)(field, -1);
  field.re.forEach((v, i) => {
    expect(v).toBeCloseTo(i === fy * width + fx ? 128 : 0, 10);
  });
});

it("refuses a length that is not a power of two", () => {
  expect(() => createFft(12)).toThrow("power of two");
});
