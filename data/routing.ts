import { geometricMean, median } from "./statistics.ts";
import { storedRows } from "./stored-data.ts";

export type RouterName = "naive" | "sabre" | "router" | "sabre+opt" | "ours";
export type Quantity = "swaps" | "two_qubit" | "depth";

const rows = storedRows("routing.csv");

export const runCount = rows.length;

export const pairs = [
  ...new Map(
    rows.map(({ family, instance, device }) => [
      `${instance} ${device}`,
      { family, instance, device },
    ]),
  ).values(),
];

type Pair = (typeof pairs)[number];

/** The counts come sorted, least first. */
export function runs(pair: Pair, router: RouterName, quantity: Quantity): number[] {
  return rows
    .filter(
      (row) =>
        row.instance === pair.instance && row.device === pair.device && row.router === router,
    )
    .map((row) => Number(row[quantity]))
    .sort((a, b) => a - b);
}

export function medianOf(pair: Pair, router: RouterName, quantity: Quantity): number {
  return median(runs(pair, router, quantity));
}

/** One router's median over another's, as a geometric mean over circuits and devices. */
export function meanRatio(
  router: RouterName,
  against: RouterName,
  quantity: Quantity,
  among: readonly Pair[] = pairs,
) {
  return geometricMean(
    among.map((pair) => medianOf(pair, router, quantity) / medianOf(pair, against, quantity)),
  );
}

/** Seeds of every router but the naive one. */
export const seedCount = runs(pairs[0], "ours", "swaps").length;

export const exactRows = storedRows("routing-exact.csv").map((row) => ({
  instance: row.instance,
  device: row.device,
  optimum: row.optimum === "" ? undefined : Number(row.optimum),
  naive: Number(row.naive),
  sabre: Number(row.sabre),
  router: Number(row.router),
}));
