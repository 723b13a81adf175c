import type { Field } from "./fft.ts";
import type { Site } from "./lattice.ts";
import { ground, mix, phaseColor, wallGrey } from "./phase-color.ts";
import type { Grid } from "./split-step.ts";

const hues = 36;
const lights = 20;

/** Colours by hue step, then light step; the last row is the grey of the wall. */
export function createPalette(): string[] {
  return Array.from({ length: (hues + 1) * lights }, (_, i) => {
    const hue = Math.floor(i / lights);
    const rgb = hue === hues ? wallGrey : phaseColor(hue / hues);
    return mix(ground, rgb, (((i % lights) + 1) / lights) ** 2);
  });
}

export interface Dots {
  /** Radius in picture pixels; 0 is no dot. */
  radius: Float64Array;
  /** Index into the palette. */
  color: Uint16Array;
}

/** |psi| that draws a full-sized dot, chosen for the fringes of the still. */
const fullAmplitude = 0.0085;

/** Reads psi at each site, between the grid points: size is amplitude, hue is phase. */
export function createSampler(
  { columns, rows, cell }: Grid,
  sites: readonly Site[],
  pitch: number,
): (psi: Field, smallest?: number) => Dots {
  const radius = new Float64Array(sites.length);
  const color = new Uint16Array(sites.length);
  return ({ re, im }, smallest = 0.6) => {
    for (let n = 0; n < sites.length; n++) {
      const { x, y, light, wall } = sites[n];
      const level = Math.max(0, Math.round(Math.sqrt(light) * lights) - 1);
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
      const size = wall ? 0.17 : 0.42 * Math.min(1, Math.sqrt(a * a + b * b) / fullAmplitude);
      const turns = Math.atan2(b, a) / (2 * Math.PI) + 1;
      const hue = wall ? hues : Math.round(turns * hues) % hues;
      // Eighths of a pixel: equal dots compress better.
      radius[n] = size * pitch < smallest ? 0 : Math.round(size * pitch * 8) / 8;
      color[n] = hue * lights + level;
    }
    return { radius, color };
  };
}
