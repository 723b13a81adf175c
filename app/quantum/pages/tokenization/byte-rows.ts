import { riseOf } from "#app/figures/dots.ts";
import { type Point, polyline } from "#app/figures/path.ts";
import { phaseHex } from "#app/figures/phase-color.ts";
import { palettes } from "#app/lib/palettes.ts";

/** A dot stands for enough bytes to be seen. */
export const bytesPerDot = { wide: 4, narrow: 16 } as const;

/** The distance from dot to dot is the same for every message, so that sizes can be compared. */
export const pitches = { wide: 11, narrow: 10.4 } as const;

export const dotsOf = (bytes: number, screen: keyof typeof bytesPerDot): number =>
  Math.ceil(bytes / bytesPerDot[screen]);

/** Who made the bytes: what a quantum machine could break, and what it could not. */
export const byteColors = {
  classical: palettes.quantum.accent,
  postQuantum: phaseHex(0.5),
} as const;

/** How many of the bytes from `first` to `last` stand in a row, if they fill columns of so many rows. */
export function bytesInRow(first: number, last: number, row: number, rows: number): number {
  const before = (count: number) => Math.max(0, Math.ceil((count - row) / rows));
  return before(last) - before(first);
}

/** A line with a dot for each byte: dashes without length, with round ends. */
export function dottedLine(points: readonly Point[], bytes: number, color: string): string {
  return bytes > 0
    ? `<path stroke="${color}" pathLength="${bytes - 0.75}" d="${polyline(points)}"/>`
    : "";
}

export function dottedGroup(lines: readonly string[], pitch: number): string {
  const width = Math.round(pitch * 6.6) / 10;
  return `<g fill="none" stroke-width="${width}" stroke-linecap="round" stroke-dasharray="0 1">${lines.join("")}</g>`;
}

export interface Stream {
  /** Where the first byte of the first column stands. */
  from: Point;
  /** The direction along x: 1 to the right, -1 to the left. */
  way: 1 | -1;
  rows: number;
  pitch: number;
  /** The parts in the order in which they are sent. */
  parts: readonly { bytes: number; color: string }[];
}

/** Bytes on their way, the first in front. */
export function streamLines({ from: [x, y], way, rows, pitch, parts }: Stream): string[] {
  return Array.from({ length: rows }, (_, row) => {
    const top = y + row * riseOf(pitch);
    let sentBytes = 0;
    return parts.map(({ bytes, color }) => {
      const before = bytesInRow(0, sentBytes, row, rows);
      const count = bytesInRow(sentBytes, sentBytes + bytes, row, rows);
      sentBytes += bytes;
      const at = (k: number) => x - way * ((row % 2) / 2 + k) * pitch;
      return dottedLine(
        [
          [at(before), top],
          [at(before + count - 0.75), top],
        ],
        count,
        color,
      );
    });
  }).flat();
}
