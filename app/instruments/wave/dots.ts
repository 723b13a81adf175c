import { phaseColor, type Rgb } from "#app/figures/phase-color.ts";
import type { Field } from "#app/models/wave/fft.ts";
import type { Grid } from "#app/models/wave/split-step.ts";
import { wallGray } from "./colors.ts";
import type { Site } from "./lattice.ts";

/** Steps of the phase wheel; the one after the last is the gray of the wall. */
export const hues = 36;
const lights = 20;

export const hueColor = (hue: number): Rgb => (hue === hues ? wallGray : phaseColor(hue / hues));

export interface Dots {
  /** Radius in picture pixels; 0 is no dot. */
  radius: Float64Array;
  hue: Uint8Array;
}

/** Light in even steps for the eye: fewer colors compress better. */
export const lightStep = (light: number): number =>
  (Math.max(1, Math.round(Math.sqrt(light) * lights)) / lights) ** 2;

/** Radius of a full-sized dot, of the pitch. */
export const fullRadius = 0.42;
/** |psi| that draws a full-sized dot, chosen for the fringes of the still. */
const fullAmplitude = 0.0085;

/** Reads psi at each site, between the grid points: size is amplitude, hue is phase. */
export function createSampler(
  { columns, rows, cell }: Grid,
  sites: readonly Site[],
  pitch: number,
): (psi: Field, smallest?: number, from?: number, to?: number) => Dots {
  const radius = new Float64Array(sites.length);
  const hue = new Uint8Array(sites.length);
  return ({ re, im }, smallest = 0.6, from = 0, to = sites.length) => {
    for (let n = from; n < to; n++) {
      const { x, y, wall } = sites[n];
      const i = Math.min(columns - 2, Math.max(0, Math.floor(x / cell)));
      const j = Math.min(rows - 2, Math.max(0, Math.floor(y / cell)));
      const s = x / cell - i;
      const t = y / cell - j;
      const at = j * columns + i;
      const corners = [(1 - s) * (1 - t), s * (1 - t), (1 - s) * t, s * t] as const;
      const between = (f: Float64Array): number =>
        f[at] * corners[0] +
        f[at + 1] * corners[1] +
        f[at + columns] * corners[2] +
        f[at + columns + 1] * corners[3];
      const a = between(re);
      const b = between(im);
      const size = wall ? 0.17 : fullRadius * Math.min(1, Math.sqrt(a * a + b * b) / fullAmplitude);
      const turns = Math.atan2(b, a) / (2 * Math.PI) + 1;
      // Eighths of a pixel: equal dots compress better.
      radius[n] = size * pitch < smallest ? 0 : Math.round(size * pitch * 8) / 8;
      hue[n] = wall ? hues : Math.round(turns * hues) % hues;
    }
    return { radius, hue };
  };
}
