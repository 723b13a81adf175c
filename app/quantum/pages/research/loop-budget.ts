import type { Point } from "#app/drawing/path.ts";
import { sum } from "#app/lib/sum.ts";

/** An example of how one microsecond may be shared out, not a measurement. */
export const loop = [
  { name: "readout", nanoseconds: 400 },
  { name: "digitize", nanoseconds: 80 },
  { name: "demodulate", nanoseconds: 120 },
  { name: "decode", nanoseconds: 240 },
  { name: "branch", nanoseconds: 60 },
  { name: "pulse out", nanoseconds: 100 },
] as const;

/** An example too: a cycle of logic that is clocked at 250 MHz. */
export const CYCLE_NANOSECONDS = 4;

export const budget = sum(loop.map(({ nanoseconds }) => nanoseconds));
export const cycles = (nanoseconds: number) => nanoseconds / CYCLE_NANOSECONDS;

/** Bends of a fifth of the way each, so that readout, logic and decoding have a side of their own. */
const bendTime = 0.2 * budget;
const straightTime = budget / 2 - bendTime;

/** A place on the track: on its line, and the direction away from its middle. */
interface TrackPlace {
  at: Point;
  out: Point;
}

/** The track after some nanoseconds, clockwise from the left end, about the origin, a nanosecond being one unit. */
export function trackAt(nanoseconds: number): TrackPlace {
  const radius = bendTime / Math.PI;
  const middle = straightTime / 2;
  const bend = (center: number, angle: number): TrackPlace => {
    const out: Point = [Math.cos(angle), Math.sin(angle)];
    return { at: [center + radius * out[0], radius * out[1]], out };
  };
  let rest = nanoseconds;
  if (rest <= bendTime / 2) return bend(-middle, Math.PI + rest / radius);
  rest -= bendTime / 2;
  if (rest <= straightTime) return { at: [rest - middle, -radius], out: [0, -1] };
  rest -= straightTime;
  if (rest <= bendTime) return bend(middle, rest / radius - Math.PI / 2);
  rest -= bendTime;
  if (rest <= straightTime) return { at: [middle - rest, radius], out: [0, 1] };
  return bend(-middle, Math.PI / 2 + (rest - straightTime) / radius);
}
