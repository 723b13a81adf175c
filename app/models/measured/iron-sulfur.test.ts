import { expect, it } from "vitest";
import {
  abovePublished,
  extrapolatedEnergy,
  ironSulfurRows,
  largestRun,
  PUBLISHED_ENERGY,
} from "./iron-sulfur.ts";
import { lineThrough } from "./line.ts";

it("draws a line through points", () => {
  const [origin, one, two] = [
    [0, 0],
    [1, 2],
    [2, 1],
  ] as const;
  expect(lineThrough([origin, one])(3)).toBeCloseTo(6, 12);
  expect(lineThrough([origin, one, two])(0)).toBeCloseTo(0.5, 12);
});

it("falls towards the published energy as the bond dimension grows, and stays above it", () => {
  for (const [k, row] of ironSulfurRows.slice(1).entries()) {
    expect(row.bondDimension).toBeGreaterThan(ironSulfurRows[k].bondDimension);
    expect(row.energy).toBeLessThan(ironSulfurRows[k].energy);
    expect(row.discardedWeight).toBeLessThan(ironSulfurRows[k].discardedWeight);
  }
  for (const { energy } of ironSulfurRows) expect(energy).toBeGreaterThan(PUBLISHED_ENERGY);
  expect(abovePublished(largestRun.energy)).toBeLessThan(1);
});

it("extrapolates to within half a millihartree of it", () => {
  expect(extrapolatedEnergy).toBeLessThan(largestRun.energy);
  expect(Math.abs(abovePublished(extrapolatedEnergy))).toBeLessThan(0.5);
});
