import { meanRatio, pairs, seedCount, spread } from "@adyakshar/papers/measured/routing";
import { expect, it } from "vitest";
import routerLosses, { routerRows } from "./router-losses.figure.ts";

const rows = routerRows();

it("shows every run of our router, in rows from best to worst", () => {
  expect(rows).toHaveLength(pairs.length);
  for (const { ratios, median } of rows) {
    expect(ratios).toHaveLength(seedCount);
    expect(ratios.filter((ratio) => ratio <= median).length).toBeGreaterThanOrEqual(seedCount / 2);
    expect(ratios.filter((ratio) => ratio >= median).length).toBeGreaterThanOrEqual(seedCount / 2);
  }
  const medians = rows.map(({ median }) => median);
  expect(medians).toEqual(medians.toSorted((a, b) => a - b));
});

it("counts the runs that lose as its finding does", () => {
  const all = rows.flatMap(({ ratios }) => ratios);
  const lost = all.filter((ratio) => ratio > 1).length;
  expect(routerLosses.finding).toContain(`in ${lost} of ${all.length} runs`);
});

it("says with reason that the whole compiler wins every row", () => {
  expect(meanRatio("ours", "sabre", "two_qubit").mean).toBeLessThan(1);
  for (const pair of pairs) {
    const { median } = spread(pair, "ours", "two_qubit");
    expect(median, pair.instance).toBeLessThan(spread(pair, "sabre", "two_qubit").median);
  }
});
