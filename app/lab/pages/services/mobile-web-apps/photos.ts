import { seeded } from "@adyakshar/quantum/random";
import { hexagonCells } from "#app/drawing/dots.ts";

/** Cells to a side of a photo, their distance, and the photo's size in the drawing's units. */
const COLUMNS = 17;
const ROWS = 20;
const PITCH = 10;
const RISE = 8.7;
export const photoSize = { width: (COLUMNS + 0.5) * PITCH, height: ROWS * RISE + 2 } as const;

/** Returns how dark a photo is at a place, from 0 to 1; both coordinates run from -1 to 1 across it. */
export type Subject = (x: number, y: number) => number;

/** Water under a leak: the rings of two drops, placed by a seed, that add up where they meet. */
function leak(seed: number): Subject {
  const random = seeded(seed);
  const drops = [1, 0.45].map((weight) => ({
    weight,
    x: (random() - 0.5) * (weight < 1 ? 1.8 : 0.5),
    y: (random() - 0.5) * (weight < 1 ? 1.8 : 0.5),
  }));
  return (x, y) => {
    const height = drops.reduce((sum, drop) => {
      const distance = Math.hypot(x - drop.x, y - drop.y);
      return sum + (drop.weight * Math.cos(10 * distance)) / (1 + 0.4 * distance);
    }, 0);
    return 0.45 + 0.5 * height;
  };
}

/** Digits three cells wide and five high, a bit for each cell from the upper left. */
const digits = [
  0b111101101101111, 0b010110010010111, 0b111001111100111, 0b111001111001111, 0b101101111001001,
  0b111100111001111, 0b111100111101111, 0b111001001001001, 0b111101111101111, 0b111101111001111,
];

/** The dial of a meter: its rim, the marks around it, and the reading in a window. */
function meter(reading: string): Subject {
  return (x, y) => {
    const column = Math.round(((x + 1) / 2) * (COLUMNS - 1));
    const row = Math.round(((y + 1) / 2) * (ROWS - 1)) - 8;
    const radius = Math.hypot(x, y);
    if (row >= -1 && row <= 5 && column >= 0) {
      const at = column - 1;
      const digit = digits[Number(reading[Math.floor(at / 4)])] ?? 0;
      const isLit =
        row >= 0 && row < 5 && at >= 0 && at % 4 < 3 && (digit >> (14 - row * 3 - (at % 4))) & 1;
      return isLit ? 1 : 0;
    }
    if (radius > 1.02) return 0.16;
    if (radius > 0.86) return 0.95;
    const turn = ((Math.atan2(y, x) / (2 * Math.PI)) * 12 + 12) % 1;
    return radius > 0.62 && Math.min(turn, 1 - turn) < 0.2 ? 0.7 : 0.3;
  };
}

const subjects: Readonly<Record<string, Subject>> = { A: leak(8), B: meter("4310") };

/** Photo A or B as hexagons in a lattice, each as large as its place is dark. */
export function photoCells(name: string): string {
  const subject = subjects[name];
  const cells = Array.from({ length: ROWS * COLUMNS }, (_, index) => {
    const row = Math.floor(index / COLUMNS);
    const column = index % COLUMNS;
    const tone = subject((2 * column) / (COLUMNS - 1) - 1, (2 * row) / (ROWS - 1) - 1);
    return {
      x: PITCH * (column + (row % 2 === 0 ? 0.5 : 1)),
      y: RISE * (row + 0.5) + 1.2,
      radius: 1 + Math.round(4 * Math.min(1, Math.max(0, tone))),
    };
  });
  return hexagonCells(cells.filter(({ radius }) => radius > 1));
}
