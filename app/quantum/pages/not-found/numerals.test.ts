import { expect, it } from "vitest";
import { twoSources } from "./numerals.picture.ts";

const psi = twoSources([-10, 0], [10, 0], 4);

it("adds up where the ways are equal and cancels where they differ by half a wave", () => {
  expect(psi(0, 7).size).toBeCloseTo(1, 12);
  // Ways of 9 and 11: half a wavelength of difference.
  expect(psi(1, 0).size).toBeCloseTo(0, 12);
});

it("has the phase of one source where both are in step", () => {
  const way = Math.hypot(10, 7) / 4;
  expect(psi(0, 7).phase).toBeCloseTo(way % 1, 12);
});
