import { storedRows } from "#data/stored-data.ts";
import { lineThrough } from "./line.ts";

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

const besidePerturbation = ({ variational, perturbed }: (typeof nitrogenStages)[number]) =>
  [perturbed - variational, perturbed] as const;

/** Each length once, with the energy at which a line through the last two thresholds leaves nothing to perturbation. */
export const nitrogenRows = nitrogenStages.flatMap((last, k) => {
  if (nitrogenStages[k + 1]?.bohr === last.bohr) return [];
  const line = lineThrough([nitrogenStages[k - 1], last].map(besidePerturbation));
  return [{ ...last, energy: line(0) }];
});

/** Energies that others published, for ten electrons with the core frozen or for all fourteen. */
export const publishedEnergies = storedRows("nitrogen-published.csv").map((row) => ({
  bohr: Number(row.bond_length_bohr),
  electrons: Number(row.electrons),
  energy: Number(row.energy_hartree),
}));

/** How far our energies lie above published ones for as many electrons at the same length, in millihartree. */
export function abovePublished(electrons: number): { bohr: number; milli: number }[] {
  return publishedEnergies
    .filter((published) => published.electrons === electrons)
    .flatMap(({ bohr, energy }) =>
      nitrogenRows
        .filter((row) => row.bohr === bohr)
        .map((row) => ({ bohr, milli: 1000 * (row.energy - energy) })),
    );
}

/** The farthest that our frozen-core energies are from published ones, in millihartree. */
export const farthestFromPublished = Math.max(
  ...abovePublished(nitrogenRows[0].electrons).map(({ milli }) => Math.abs(milli)),
);
