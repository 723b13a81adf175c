/** The letters that stand for a person: of the first and the last name, without a degree behind a comma. */
export function initialsOf(name: string): string {
  const words = name
    .replace(/,.*/, "")
    .split(/[\s-]+/)
    .filter(Boolean);
  const ends = words.length > 1 ? [words[0], words[words.length - 1]] : words;
  return ends.map((word) => ([...word][0] ?? "").toUpperCase()).join("");
}

export interface Dot {
  x: number;
  y: number;
  /** How much of its cell the letter covers, 0 to 1. */
  ink: number;
}

const half = Math.sqrt(3) / 2;
const across = 52;

/** The lattice points of a hexagon with a corner at the top and circumradius 1, row by row. */
export function latticeDots(coverage: (x: number, y: number) => number): Dot[] {
  const step = (2 * half) / across;
  const rise = step * half;
  const reach = Math.floor(1 / rise);
  const dots: Dot[] = [];
  for (let row = -reach; row <= reach; row++) {
    const y = row * rise;
    const shift = row % 2 === 0 ? 0 : step / 2;
    for (let column = -across; column <= across; column++) {
      const x = column * step + shift;
      const inside =
        Math.abs(x) <= half - step && Math.abs(y) + Math.abs(x) / Math.sqrt(3) <= 1 - step * 1.2;
      if (inside) dots.push({ x, y, ink: coverage(x, y) });
    }
  }
  return dots;
}
