import { integer, type Random } from "@adyakshar/quantum/random";

export interface Netlist {
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
