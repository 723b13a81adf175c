import { integer, type Random, shuffle } from "@adyakshar/quantum/random";

export type Site = readonly [column: number, row: number];

/** Total Manhattan length of the nets. */
export function wireLength({ nets }: Netlist, sites: readonly Site[]): number {
  return nets.reduce((total, [a, b]) => total + distance(sites[a], sites[b]), 0);
}

function distance([x1, y1]: Site, [x2, y2]: Site): number {
  return Math.abs(x1 - x2) + Math.abs(y1 - y2);
}

export function scatteredSites(columns: number, rows: number, random: Random): Site[] {
  const places = shuffle(
    Array.from({ length: columns * rows }, (_, k) => k),
    random,
  );
  return places.map((k) => [k % columns, Math.floor(k / columns)]);
}

const ANNEALING_STEPS = 12_000;

/** Simulated annealing over the free sites; the first `cells` entries hold the cells. */
export function anneal(netlist: Netlist, start: readonly Site[], random: Random): Site[] {
  const sites = [...start];
  let cost = wireLength(netlist, sites);
  for (let step = 0; step < ANNEALING_STEPS; step++) {
    const temperature = 4 * (1 - step / ANNEALING_STEPS) ** 2 + 1e-3;
    const a = integer(random, netlist.cells);
    const b = integer(random, sites.length);
    [sites[a], sites[b]] = [sites[b], sites[a]];
    const next = wireLength(netlist, sites);
    if (next <= cost || random() < Math.exp((cost - next) / temperature)) cost = next;
    else [sites[a], sites[b]] = [sites[b], sites[a]];
  }
  return sites;
}

interface Netlist {
  cells: number;
  /** Two-pin nets between cells. */
  nets: readonly (readonly [number, number])[];
  /** Cells with a clock pin. */
  flops: readonly number[];
}

/** A random design: each cell is fed by a near one in logical order, as in a pipeline, and some nets more are added. */
export function randomNetlist(cells: number, netCount: number, random: Random): Netlist {
  const nets = new Map<string, readonly [number, number]>();
  // Every cell after the first has an input: a cell without a net would not survive synthesis.
  for (let to = 1; to < cells && nets.size < netCount; to++) {
    const from = Math.max(0, to - 1 - integer(random, 4));
    nets.set(`${from},${to}`, [from, to]);
  }
  while (nets.size < netCount) {
    const from = integer(random, cells - 1);
    const to = Math.min(cells - 1, from + 1 + integer(random, 4));
    nets.set(`${from},${to}`, [from, to]);
  }
  const flops = Array.from({ length: cells }, (_, cell) => cell).filter((cell) => cell % 3 === 0);
  return { cells, nets: [...nets.values()], flops };
}
