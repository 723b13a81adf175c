import { storedRows } from "#data/stored-data.ts";

/** [2Fe-2S], 30 electrons in 20 orbitals: DMRG at growing bond dimension. */
export const ironSulfurRows = storedRows("iron-sulfur.csv").map((row) => ({
  bondDimension: Number(row.bond_dimension),
  energy: Number(row.energy_hartree),
  discardedWeight: Number(row.discarded_weight),
  seconds: Number(row.seconds),
  memoryMegabytes: Number(row.peak_memory_mb),
  threads: Number(row.threads),
  versions: `block2 ${row.block2}, PySCF ${row.pyscf}`,
}));

/** DMRG at bond dimension 8,000, as published with the integrals. */
export const PUBLISHED_ENERGY = -116.6056091;

export const MILLI = 1000;

/** How far an energy lies above the published one, in millihartree. */
export const abovePublished = (energy: number): number => MILLI * (energy - PUBLISHED_ENERGY);

export const largestRun = ironSulfurRows[ironSulfurRows.length - 1];

/** The energy at no discarded weight, by a line through the last two bond dimensions. */
export const extrapolatedEnergy = lineThrough(
  ironSulfurRows.slice(-2).map(({ discardedWeight, energy }) => [discardedWeight, energy]),
)(0);

/** The straight line of least squares through points. */
export function lineThrough(
  points: readonly (readonly [x: number, y: number])[],
): (x: number) => number {
  const mean = (k: 0 | 1) => points.reduce((sum, point) => sum + point[k], 0) / points.length;
  const [middle, height] = [mean(0), mean(1)];
  const across = points.reduce((sum, [x]) => sum + (x - middle) ** 2, 0);
  const slope = points.reduce((sum, [x, y]) => sum + (x - middle) * (y - height), 0) / across;
  return (x) => height + slope * (x - middle);
}
