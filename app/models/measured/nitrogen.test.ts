import { expect, it } from "vitest";
import { abovePublished, nitrogenRows, nitrogenStages } from "./nitrogen.ts";

it("has a length once, in order, and ends each at the same threshold", () => {
  const lengths = nitrogenRows.map(({ bohr }) => bohr);
  expect(lengths).toEqual([...new Set(lengths)].sort((a, b) => a - b));
  expect(new Set(nitrogenRows.map(({ threshold }) => threshold)).size).toBe(1);
});

it("gains determinants and loses energy as the threshold falls", () => {
  for (const [k, stage] of nitrogenStages.entries()) {
    const before = nitrogenStages[k - 1];
    if (before?.bohr !== stage.bohr) continue;
    expect(stage.threshold).toBeLessThan(before.threshold);
    expect(stage.determinants).toBeGreaterThan(before.determinants);
    expect(stage.variational).toBeLessThan(before.variational);
  }
  for (const { perturbed, variational, meanField } of nitrogenStages) {
    expect(perturbed).toBeLessThan(variational);
    expect(variational).toBeLessThan(meanField);
  }
});

it("meets the published frozen-core energies within a millihartree", () => {
  const distances = abovePublished(10);
  expect(distances.length).toBeGreaterThanOrEqual(2);
  for (const { milli } of distances) expect(Math.abs(milli)).toBeLessThan(1);
});

it("moves by less than 1.5 millihartree at the last threshold", () => {
  for (const { bohr, energy } of nitrogenRows) {
    const [before] = nitrogenStages.filter((stage) => stage.bohr === bohr).slice(-2);
    expect(1000 * Math.abs(energy - before.perturbed)).toBeLessThan(1.5);
  }
});

it("lies above the published energies of all electrons by what the core adds, which changes slowly", () => {
  const distances = abovePublished(14);
  expect(distances.length).toBeGreaterThan(nitrogenRows.length / 2);
  for (const [k, { milli }] of distances.entries()) {
    expect(milli).toBeGreaterThan(2);
    expect(milli).toBeLessThan(5);
    if (k > 0) expect(Math.abs(milli - distances[k - 1].milli)).toBeLessThan(1);
  }
});
