import { storedRows } from "./stored-data.ts";

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

export const millihartreeAbovePublished = (energy: number): number =>
  1000 * (energy - PUBLISHED_ENERGY);

const [secondLargestRun, lastRun] = ironSulfurRows.slice(-2);
export const largestRun = lastRun;

/** The energy at no discarded weight, by a line through the last two bond dimensions. */
export const extrapolatedEnergy =
  lastRun.energy +
  ((lastRun.energy - secondLargestRun.energy) * lastRun.discardedWeight) /
    (secondLargestRun.discardedWeight - lastRun.discardedWeight);

/** The active space of the cluster. */
export const ORBITALS = 20;
