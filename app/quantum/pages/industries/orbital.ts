/** Distances are in Bohr radii. */
const LIGAND_DISTANCE = 3.6;
const METAL_EXPONENT = 2;
const LIGAND_EXPONENT = 1.4;
const MIXING_COEFFICIENT = 0.9;

/** The sides of the metal on which a ligand stands, and the sign that its lobe has there. */
const ligands = [
  { x: 1, y: 0, sign: 1 },
  { x: -1, y: 0, sign: 1 },
  { x: 0, y: 1, sign: -1 },
  { x: 0, y: -1, sign: -1 },
] as const;

/** A d orbital of x² − y², largest 1. */
function metal(x: number, y: number): number {
  const peak = (2 / METAL_EXPONENT) ** 2 * Math.exp(-2);
  return ((x * x - y * y) * Math.exp(-METAL_EXPONENT * Math.hypot(x, y))) / peak;
}

/** A p orbital that points at the metal, largest 1. */
function ligand(x: number, y: number, toward: (typeof ligands)[number]): number {
  const [u, v] = [x - toward.x * LIGAND_DISTANCE, y - toward.y * LIGAND_DISTANCE];
  const along = -(u * toward.x + v * toward.y);
  const peak = Math.exp(-1) / LIGAND_EXPONENT;
  return (along * Math.exp(-LIGAND_EXPONENT * Math.hypot(u, v))) / peak;
}

/** The antibonding orbital of a metal between four ligands, in the plane of all five: a node lies on every bond. */
export function antibonding(x: number, y: number): number {
  return ligands.reduce(
    (sum, place) => sum - MIXING_COEFFICIENT * place.sign * ligand(x, y, place),
    metal(x, y),
  );
}
