import { expect, it } from "vitest";
import { unitChart } from "./unit-chart.ts";

const cells = (d: string) => d.match(/z/g)?.length ?? 0;

it.each([
  ["50+", 50, 1],
  ["100+", 100, 1],
  ["5+", 5, 1],
  ["3", 3, 0],
])("draws %s as %i cells and %i for the plus", (value, filled, open) => {
  const chart = unitChart(value);
  expect([cells(chart.filled), cells(chart.open)]).toEqual([filled, open]);
});
