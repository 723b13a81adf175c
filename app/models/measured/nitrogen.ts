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

/** Energies that others published, for ten electrons with the core frozen or for all fourteen. */
export const publishedEnergies = storedRows("nitrogen-published.csv").map((row) => ({
  bohr: Number(row.bond_length_bohr),
  electrons: Number(row.electrons),
  energy: Number(row.energy_hartree),
}));

/** How far our energies lie above published ones for as many electrons at the same length. */
export function abovePublished(electrons: number): Distance[] {
  return publishedEnergies
    .filter((published) => published.electrons === electrons)
    .flatMap(({ bohr, energy }) =>
      nitrogenRows
        .filter((row) => row.bohr === bohr)
        .map((row) => ({ bohr, milli: 1000 * (row.energy - energy) })),
    );
}

/** The farthest that our energies are from published ones, in millihartree. */
export const farthestFromPublished = Math.max(
  ...abovePublished(nitrogenRows[0].electrons).map(({ milli }) => Math.abs(milli)),
);
