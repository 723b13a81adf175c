import { expect, it } from "vitest";
import { meanRatio, medianOf, pairs, seedCount } from "#app/models/measured/routing.ts";
import routerLosses, { routerRows as rows } from "./router-losses.figure.ts";

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

it("counts every run and every pair once, equal ones as neither better nor worse", () => {
  expect(routerLosses.counts.pairs).toEqual({ better: 31, equal: 5, worse: 12 });
  expect(routerLosses.counts.runs).toEqual({ better: 149, equal: 24, worse: 67 });
});

it("has the longest needle in its table", () => {
  const longest = Math.max(...rows.flatMap(({ ratios }) => ratios)).toFixed(2);
  expect(routerLosses.table?.rows.map((row) => row[3])).toContain(longest);
});

it("says with reason that the whole compiler wins every row", () => {
  expect(meanRatio("ours", "sabre", "two_qubit").mean).toBeLessThan(1);
  for (const pair of pairs) {
    expect(medianOf(pair, "ours", "two_qubit"), pair.instance).toBeLessThan(
      medianOf(pair, "sabre", "two_qubit"),
    );
  }
});
