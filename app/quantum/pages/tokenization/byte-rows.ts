import { type Dot, riseOf } from "#app/drawing/dots.ts";
import type { Point } from "#app/drawing/path.ts";
import { phaseHex } from "#app/drawing/phase-color.ts";
import { palettes } from "#app/lib/palettes.ts";

/** A dot stands for enough bytes to be seen. */
export const bytesPerDot = { wide: 4, narrow: 16 } as const;

/** The distance from dot to dot is the same for every message, so that sizes can be compared. */
export const pitches = { wide: 11, narrow: 10.4 } as const;

/** The radius of a dot, as a share of that distance. */
export const RADIUS = 0.33;

export const dotsOf = (bytes: number, screen: keyof typeof bytesPerDot): number =>
  Math.ceil(bytes / bytesPerDot[screen]);

/** The colors tell what a quantum machine could break from what it could not. */
export const byteColors = {
  classical: palettes.quantum.accent,
  postQuantum: phaseHex(0.5),
} as const;

export interface Stream {
  /** The place of the first byte of the first column. */
  from: Point;
  /** The direction along x: 1 to the right, -1 to the left. */
  way: 1 | -1;
  rows: number;
  pitch: number;
  /** The parts in the order in which they are sent. */
  parts: readonly { bytes: number; color: string }[];
}

/** Bytes on their way, column by column, the first in front. */
export function streamDots({ from: [x, y], way, rows, pitch, parts }: Stream): Dot[] {
  const colors = parts.flatMap(({ bytes, color }) => new Array<string>(bytes).fill(color));
  return colors.map((color, k) => {
    const row = k % rows;
    const along = (row % 2) / 2 + Math.floor(k / rows);
    return { x: x - way * along * pitch, y: y + row * riseOf(pitch), r: RADIUS * pitch, color };
  });
}
