import { integer, type Random } from "#app/engine/random.ts";

export interface Netlist {
  cells: number;
  /** Two-pin nets between cells. */
  nets: readonly (readonly [number, number])[];
  /** Cells with a clock pin. */
  flops: readonly number[];
}

/** A small design: each cell feeds near ones in logical order, as in a pipeline. */
export function randomNetlist(cells: number, nets: number, random: Random): Netlist {
  const found = new Map<string, readonly [number, number]>();
  while (found.size < nets) {
    const from = integer(random, cells - 1);
    const to = Math.min(cells - 1, from + 1 + integer(random, 4));
    found.set(`${from},${to}`, [from, to]);
  }
  const flops = Array.from({ length: cells }, (_, cell) => cell).filter((cell) => cell % 3 === 0);
  return { cells, nets: [...found.values()], flops };
}
