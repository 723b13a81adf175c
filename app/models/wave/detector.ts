import type { Random } from "@adyakshar/quantum/random";
import { grid as stillGrid } from "./double-slit.ts";
import type { Field } from "./fft.ts";
import type { Grid } from "./split-step.ts";

/** Cells of the detector, across the room. */
export const cells = 64;

/** The screen stands behind the wall: so many length units of it are read. */
const screen = { from: 176, to: 184 } as const;

/** The chance of a hit in each cell: |psi|^2 in front of it on the screen, of all that is there. */
export function detectorChances({ re, im }: Field, { columns, rows, cell }: Grid): number[] {
  const chances = new Array<number>(cells).fill(0);
  const room = stillGrid.rows * stillGrid.cell;
  for (let row = 0; row < rows; row++) {
    const at = Math.min(cells - 1, Math.floor((row * cell * cells) / room));
    for (let column = screen.from / cell; column < screen.to / cell; column++) {
      const i = row * columns + column;
      chances[at] += re[i] ** 2 + im[i] ** 2;
    }
  }
  const total = chances.reduce((sum, chance) => sum + chance, 0);
  return chances.map((chance) => chance / total);
}

/** The cells that so many particles hit, one after another. */
export function sampleHits(chances: readonly number[], count: number, random: Random): number[] {
  let sum = 0;
  const sums = chances.map((chance) => {
    sum += chance;
    return sum;
  });
  return Array.from({ length: count }, () => {
    const at = random() * sum;
    const hit = sums.findIndex((value) => at < value);
    return hit < 0 ? chances.length - 1 : hit;
  });
}

/** How often each cell was hit. */
export function countHits(hits: readonly number[], before?: readonly number[]): number[] {
  const counts = before ? [...before] : new Array<number>(cells).fill(0);
  for (const hit of hits) counts[hit] += 1;
  return counts;
}
