import { storedRows } from "./stored-data.ts";

const ANGSTROM_PER_BOHR = 0.529177210903;

/** N2 in cc-pVDZ above its 1s core, by DMRG at growing bond dimension for each length. */
export const nitrogenStages = storedRows("nitrogen.csv").map((row) => ({
  bohr: Number(row.bond_length_bohr),
  /** In ångström. */
  bondLength: Number(row.bond_length_bohr) * ANGSTROM_PER_BOHR,
  electrons: Number(row.electrons),
  orbitals: Number(row.orbitals),
  /** Energies in hartree: of the mean field, and of DMRG. */
  meanField: Number(row.hartree_fock),
  energy: Number(row.energy_hartree),
  bondDimension: Number(row.bond_dimension),
}));

const lastOfEachLength = <Row extends { bohr: number }>(rows: readonly Row[]): Row[] =>
  rows.filter(({ bohr }, k) => rows[k + 1]?.bohr !== bohr);

/** Each length once, at its largest bond dimension. */
export const nitrogenRows = lastOfEachLength(nitrogenStages);

/** Our energies less others at the same length, in millihartree. */
const above = (others: readonly { bohr: number; energy: number }[]) =>
  others.flatMap(({ bohr, energy }) =>
    nitrogenRows
      .filter((row) => row.bohr === bohr)
      .map((row) => ({ bohr, milli: 1000 * (row.energy - energy) })),
  );

const farthest = (distances: ReturnType<typeof above>) =>
  Math.max(...distances.map(({ milli }) => Math.abs(milli)));

/** Energies that others published, for ten electrons with the core frozen or for all fourteen. */
const publishedEnergies = storedRows("nitrogen-published.csv").map((row) => ({
  bohr: Number(row.bond_length_bohr),
  electrons: Number(row.electrons),
  energy: Number(row.energy_hartree),
}));

/** Our energies less published ones for as many electrons. */
export const abovePublished = (electrons: number) =>
  above(publishedEnergies.filter((published) => published.electrons === electrons));

/** The farthest that our energies are from published ones, in millihartree. */
export const farthestFromPublished = farthest(abovePublished(nitrogenRows[0].electrons));

/** The same space by heat-bath CI with perturbation theory, which may err either way. */
export const aboveHeatBath = above(
  lastOfEachLength(
    storedRows("nitrogen-heat-bath.csv").map((row) => ({
      bohr: Number(row.bond_length_bohr),
      energy: Number(row.perturbed),
    })),
  ),
);

/** The farthest that our energies are from those of heat-bath CI, in millihartree. */
export const farthestFromHeatBath = farthest(aboveHeatBath);
