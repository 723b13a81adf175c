import { type Random, seeded } from "@adyakshar/quantum/random";

/** A patch of the surface code for one kind of error: checks on a grid, a qubit on each link between two of them. */
export interface Patch {
  columns: number;
  rows: number;
}

export type Check = readonly [column: number, row: number];
/** Columns -1 and `columns` are the two open sides, on which nothing is checked. */
export type Link = readonly [from: Check, to: Check];

export function linksOf({ columns, rows }: Patch): Link[] {
  const links: Link[] = [];
  for (let row = 0; row < rows; row++) {
    for (let column = -1; column < columns; column++) {
      links.push([
        [column, row],
        [column + 1, row],
      ]);
      if (column >= 0 && row + 1 < rows) {
        links.push([
          [column, row],
          [column, row + 1],
        ]);
      }
    }
  }
  return links;
}

/** Each qubit fails by itself, at one rate. */
export function failures(patch: Patch, rate: number, random: Random): Link[] {
  return linksOf(patch).filter(() => random() < rate);
}

const isInside = ({ columns }: Patch, [column]: Check) => column >= 0 && column < columns;

/** The checks with an odd number of failures around them: all that a decoder is told. */
export function alarmsOf(patch: Patch, failed: readonly Link[]): Check[] {
  const oddChecks = new Map<string, Check>();
  for (const check of failed.flat()) {
    const key = check.join();
    if (oddChecks.has(key)) oddChecks.delete(key);
    else if (isInside(patch, check)) oddChecks.set(key, check);
  }
  return [...oddChecks.values()];
}

/** The numbers after one up to another, or down to it. */
const onward = (from: number, to: number): number[] =>
  Array.from({ length: Math.abs(to - from) }, (_, k) => from + (k + 1) * Math.sign(to - from));

/** Links from one check to another: along the row, then along the column. */
function linksBetween([c1, r1]: Check, [c2, r2]: Check): Link[] {
  const along = onward(c1, c2).map((column): Check => [column, r1]);
  const down = onward(r1, r2).map((row): Check => [c2, row]);
  const corners: Check[] = [[c1, r1], ...along, ...down];
  return corners.slice(1).map((to, k): Link => [corners[k], to]);
}

const distance = ([c1, r1]: Check, [c2, r2]: Check) => Math.abs(c1 - c2) + Math.abs(r1 - r2);

/** Joins the nearest pair first, and an alarm near an open side with that side. Minimum-weight matching would be exact. */
export function decode({ columns }: Patch, alarms: readonly Check[]): Link[] {
  const pairs = alarms.flatMap((a, k) => {
    const side: Check = [a[0] < columns / 2 ? -1 : columns, a[1]];
    return [side, ...alarms.slice(k + 1)].map((b) => ({ a, b, far: distance(a, b) }));
  });
  pairs.sort((one, other) => one.far - other.far);
  const openAlarms = new Set(alarms);
  const isSide = (check: Check) => check[0] === -1 || check[0] === columns;
  return pairs.flatMap(({ a, b }) => {
    if (!openAlarms.has(a) || !(openAlarms.has(b) || isSide(b))) return [];
    openAlarms.delete(a);
    openAlarms.delete(b);
    return linksBetween(a, b);
  });
}

/** True if failures and repairs together join one open side with the other: then the stored bit is lost. */
export function isLost(failed: readonly Link[], repaired: readonly Link[]): boolean {
  const fromSide = [...failed, ...repaired].filter(([[a], [b]]) => a === -1 || b === -1);
  return fromSide.length % 2 === 1;
}

export function decodedPatch(patch: Patch, rate: number, seed: number) {
  const failed = failures(patch, rate, seeded(seed));
  const alarms = alarmsOf(patch, failed);
  const repaired = decode(patch, alarms);
  return { failed, alarms, repaired, lost: isLost(failed, repaired) };
}
