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

type Stage = (typeof nitrogenStages)[number];

/** The energy at which a line through the last two thresholds leaves nothing to perturbation. */
const extrapolated = (stages: readonly Stage[]): number =>
  lineThrough(
    stages.slice(-2).map(({ variational, perturbed }) => [perturbed - variational, perturbed]),
  )(0);

const lengths = [...new Set(nitrogenStages.map(({ bohr }) => bohr))];
const stagesAt = (length: number, above = 0): Stage[] =>
  nitrogenStages.filter(({ bohr, threshold }) => bohr === length && threshold >= above);

/** The threshold that every length has reached; some went further, as a check. */
const reached = Math.max(
  ...lengths.map((length) => Math.min(...stagesAt(length).map(({ threshold }) => threshold))),
);

/** Each length once, at the threshold that all have reached. */
export const nitrogenRows = lengths.map((length) => {
  const stages = stagesAt(length, reached);
  return { ...stages[stages.length - 1], energy: extrapolated(stages) };
});

interface Distance {
  bohr: number;
  /** In millihartree. */
  milli: number;
}

/** How far our energies lie above those of a finer threshold, where one was tried. */
export const aboveFiner: Distance[] = nitrogenRows
  .map(({ bohr, energy }) => ({ bohr, milli: 1000 * (energy - extrapolated(stagesAt(bohr))) }))
  .filter(({ milli }) => milli !== 0);

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

/** The farthest that our energies are from what checks them, in millihartree. */
export const farthestFromChecks = Math.max(
  ...[...abovePublished(nitrogenRows[0].electrons), ...aboveFiner].map(({ milli }) =>
    Math.abs(milli),
  ),
);
