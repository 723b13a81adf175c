import { storedRows } from "../stored-data.ts";
import { geometricMean, type Interval } from "./mean.ts";

export type RouterName = "naive" | "sabre" | "router" | "sabre+opt" | "ours";
export type Quantity = "swaps" | "two_qubit" | "depth" | "cpu_ms";

interface RoutingRow {
  family: string;
  instance: string;
  device: string;
  router: string;
  values: Readonly<Record<Quantity, number>>;
}

const rows: readonly RoutingRow[] = storedRows("routing.csv").map((row) => ({
  family: row.family,
  instance: row.instance,
  device: row.device,
  router: row.router,
  values: {
    swaps: Number(row.swaps),
    two_qubit: Number(row.two_qubit),
    depth: Number(row.depth),
    cpu_ms: Number(row.cpu_ms),
  },
}));

export const runCount = rows.length;

/** Each circuit on each device, in the order of the file. */
export const pairs: readonly { family: string; instance: string; device: string }[] = [
  ...new Map(
    rows.map(({ family, instance, device }) => [
      `${instance} ${device}`,
      { family, instance, device },
    ]),
  ).values(),
];

export interface Spread {
  median: number;
  least: number;
  most: number;
}

type Pair = (typeof pairs)[number];

function rowsFor({ instance, device }: Pair, router: RouterName): RoutingRow[] {
  return rows.filter(
    (row) => row.instance === instance && row.device === device && row.router === router,
  );
}

/** What each seed gave, least first. */
export function runs(pair: Pair, router: RouterName, quantity: Quantity): number[] {
  return rowsFor(pair, router)
    .map((row) => row.values[quantity])
    .sort((a, b) => a - b);
}

export function spread(pair: Pair, router: RouterName, quantity: Quantity): Spread {
  const values = runs(pair, router, quantity);
  const middle = (values.length - 1) / 2;
  return {
    median: (values[Math.floor(middle)] + values[Math.ceil(middle)]) / 2,
    least: values[0],
    most: values[values.length - 1],
  };
}

/** One router's median over another's, as a geometric mean over circuits and devices. */
export function meanRatio(
  router: RouterName,
  against: RouterName,
  quantity: Quantity,
  among: readonly Pair[] = pairs,
): Interval {
  return geometricMean(
    among.map(
      (pair) => spread(pair, router, quantity).median / spread(pair, against, quantity).median,
    ),
  );
}

/** Seeds of every router but the naive one. */
export const seedCount = rowsFor(pairs[0], "ours").length;

export interface ExactRow {
  instance: string;
  device: string;
  optimum: number | undefined;
  naive: number;
  sabre: number;
  router: number;
}

export const exactRows: readonly ExactRow[] = storedRows("routing-exact.csv").map((row) => ({
  instance: row.instance,
  device: row.device,
  optimum: row.optimum === "" ? undefined : Number(row.optimum),
  naive: Number(row.naive),
  sabre: Number(row.sabre),
  router: Number(row.router),
}));
