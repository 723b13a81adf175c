import { expect, it } from "vitest";
import { normal, seeded } from "./random.ts";

it("repeats itself for one seed and has the moments of a normal", () => {
  const first = Array.from({ length: 5 }, seeded(7));
  expect(Array.from({ length: 5 }, seeded(7))).toEqual(first);
  const random = seeded(1);
  const sample = Array.from({ length: 20_000 }, () => normal(random));
  const mean = sample.reduce((sum, value) => sum + value, 0) / sample.length;
  const variance = sample.reduce((sum, value) => sum + (value - mean) ** 2, 0) / sample.length;
  expect(mean).toBeCloseTo(0, 1);
  expect(variance).toBeCloseTo(1, 1);
});
