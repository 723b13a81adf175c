import { storedRows } from "#data/stored-data.ts";

const ANGSTROM_PER_BOHR = 0.529177210903;

/** N2 in cc-pVDZ, ten electrons in twelve orbitals: the mean field and the exact energy along the bond, in hartree. */
export const nitrogenRows = storedRows("nitrogen.csv").map((row) => ({
  bohr: Number(row.bond_length_bohr),
  /** In ångström. */
  bondLength: Number(row.bond_length_bohr) * ANGSTROM_PER_BOHR,
  meanField: Number(row.hartree_fock),
  exact: Number(row.full_ci),
  electrons: Number(row.electrons),
  orbitals: Number(row.orbitals),
  version: `PySCF ${row.pyscf}`,
}));
