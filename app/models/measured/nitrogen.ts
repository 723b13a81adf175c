import { storedRows } from "#data/stored-data.ts";

const ANGSTROM_PER_BOHR = 0.529177210903;

/** N2 in cc-pVDZ above its 1s core: heat-bath CI with perturbation theory, at falling thresholds for each length. */
export const nitrogenStages = storedRows("nitrogen.csv").map((row) => ({
  bohr: Number(row.bond_length_bohr),
  /** In ångström. */
  bondLength: Number(row.bond_length_bohr) * ANGSTROM_PER_BOHR,
  electrons: Number(row.electrons),
  orbitals: Number(row.orbitals),
  /** Energies in hartree: of the mean field, of the selected determinants, and with the others by perturbation. */
  meanField: Number(row.hartree_fock),
  variational: Number(row.variational),
  perturbed: Number(row.perturbed),
  threshold: Number(row.threshold),
  determinants: Number(row.determinants),
}));

/** Each length once, at its last threshold. */
export const nitrogenRows = nitrogenStages
  .filter(({ bohr }, k) => nitrogenStages[k + 1]?.bohr !== bohr)
  .map((stage) => ({ ...stage, energy: stage.perturbed }));

interface Distance {
  bohr: number;
  /** In millihartree. */
  milli: number;
}

/** How far our energies lie above others at the same length. */
const above = (others: readonly { bohr: number; energy: number }[]): Distance[] =>
  others.flatMap(({ bohr, energy }) =>
    nitrogenRows
      .filter((row) => row.bohr === bohr)
      .map((row) => ({ bohr, milli: 1000 * (row.energy - energy) })),
  );

const farthest = (distances: readonly Distance[]) =>
  Math.max(...distances.map(({ milli }) => Math.abs(milli)));

/** Energies that others published, for ten electrons with the core frozen or for all fourteen. */
export const publishedEnergies = storedRows("nitrogen-published.csv").map((row) => ({
  bohr: Number(row.bond_length_bohr),
  electrons: Number(row.electrons),
  energy: Number(row.energy_hartree),
}));

/** How far our energies lie above published ones for as many electrons. */
export const abovePublished = (electrons: number): Distance[] =>
  above(publishedEnergies.filter((published) => published.electrons === electrons));

/** The farthest that our energies are from published ones, in millihartree. */
export const farthestFromPublished = farthest(abovePublished(nitrogenRows[0].electrons));

/** The same space by DMRG at growing bond dimension, at some of the lengths. */
export const dmrgStages = storedRows("nitrogen-dmrg.csv").map((row) => ({
  bohr: Number(row.bond_length_bohr),
  bondDimension: Number(row.bond_dimension),
  energy: Number(row.energy_hartree),
}));

/** How far our energies lie above DMRG at its largest bond dimension, which is an upper bound. */
export const aboveDmrg = above(
  dmrgStages.filter(({ bohr }, k) => dmrgStages[k + 1]?.bohr !== bohr),
);

/** The farthest that our energies are from DMRG, in millihartree. */
export const farthestFromDmrg = farthest(aboveDmrg);
