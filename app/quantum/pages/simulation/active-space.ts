import { riseOf } from "#app/figures/dots.ts";
import { determinants } from "#app/models/chemistry/determinants.ts";
import { machines, usable } from "#app/models/memory.ts";

/** Active spaces of as many electrons as orbitals, each drawn around the one before. */
export const spaces = [14, 16, 18, 20] as const;
export const BYTES_PER_NUMBER = 8;
export const NUMBERS_PER_DOT = 1e6;

export const [laptop] = machines;
export const bytesOf = (orbitals: number): number => determinants(orbitals) * BYTES_PER_NUMBER;
export const dotsOf = (orbitals: number): number =>
  Math.round(determinants(orbitals) / NUMBERS_PER_DOT);
export const dotsOfLaptop = Math.round(usable(laptop) / BYTES_PER_NUMBER / NUMBERS_PER_DOT);

export interface Field {
  x: number;
  y: number;
  pitch: number;
}

/** Dots side by side on one row of the lattice, all in the same ring. */
export interface Run {
  x: number;
  y: number;
  count: number;
  /** The number of the space in which they stand first. */
  ring: number;
}

interface Place {
  row: number;
  column: number;
  distance: number;
}

/** The places of a hexagonal lattice around a middle, nearest first. */
function places({ pitch }: Field, count: number): Place[] {
  const reach = Math.ceil(1.2 * Math.sqrt(count * 0.28)) + 4;
  const found: Place[] = [];
  for (let row = -2 * reach; row <= 2 * reach; row++) {
    for (let column = -2 * reach; column <= 2 * reach; column++) {
      const x = (column + (Math.abs(row) % 2) / 2) * pitch;
      const y = row * riseOf(pitch);
      found.push({ row, column, distance: Math.hypot(x, y) });
    }
  }
  return found
    .sort((a, b) => a.distance - b.distance || a.row - b.row || a.column - b.column)
    .slice(0, count);
}

/** How far from the middle the last of so many dots stands. */
export function radii(field: Field, counts: readonly number[]): number[] {
  const all = places(field, Math.max(...counts));
  return counts.map((count) => all[count - 1].distance + field.pitch / 2);
}

/** A dot for each million numbers, in rings around a middle. */
export function rings(field: Field): Run[] {
  const counts = spaces.map(dotsOf);
  const ranked = places(field, Math.max(...counts)).map((place, rank) => ({
    ...place,
    ring: counts.findIndex((count) => rank < count),
  }));
  ranked.sort((a, b) => a.row - b.row || a.column - b.column);
  const runs: (Run & { row: number; next: number })[] = [];
  for (const { row, column, ring } of ranked) {
    const last = runs.at(-1);
    if (last?.row === row && last.next === column && last.ring === ring) {
      last.count++;
      last.next++;
      continue;
    }
    const x = field.x + (column + (Math.abs(row) % 2) / 2) * field.pitch;
    const y = field.y + row * riseOf(field.pitch);
    runs.push({ x, y, count: 1, ring, row, next: column + 1 });
  }
  return runs.map(({ x, y, count, ring }) => ({ x, y, count, ring }));
}
