import { riseOf } from "#app/drawing/dots.ts";
import { phaseColor, type Rgb } from "#app/drawing/phase-color.ts";
import type { Grid, Wavefunction } from "./split-step.ts";
import { lightAt, type WaveView } from "./views.ts";

export function rgbOf(hex: string): Rgb {
  const channel = (start: number) => Number.parseInt(hex.slice(start, start + 2), 16);
  return [channel(1), channel(3), channel(5)];
}

export function mix(ground: Rgb, color: Rgb, amount: number): Rgb {
  const part = (i: 0 | 1 | 2) => Math.round(ground[i] + (color[i] - ground[i]) * amount);
  return [part(0), part(1), part(2)];
}

export const HUE_STEPS = 36;
const LIGHT_STEPS = 20;

export const hueColor = (hue: number): Rgb => phaseColor(hue / HUE_STEPS);

/** Light in even steps for the eye: fewer colors compress better. */
export const lightStep = (light: number): number =>
  (Math.max(1, Math.round(Math.sqrt(light) * LIGHT_STEPS)) / LIGHT_STEPS) ** 2;

/** The radius of a full-sized dot, as a share of the pitch. */
export const FULL_RADIUS = 0.42;
/** Smaller dots are left out. */
const MIN_RADIUS = 0.6;
/** |psi| that draws a full-sized dot, chosen for the fringes of the still. */
const FULL_AMPLITUDE = 0.68;

/** The weights of four neighbors in a line at `t` between the middle two (Catmull-Rom). */
const weights = (t: number): number[] => [
  ((2 - t) * t - 1) * t * 0.5,
  ((3 * t - 5) * t * t + 2) * 0.5,
  ((4 - 3 * t) * t + 1) * t * 0.5,
  (t - 1) * t * t * 0.5,
];

/** Reads psi at each site, between the grid points: size is amplitude, hue is phase. */
export function createSampler(
  { columns, cell }: Grid,
  sites: ReturnType<typeof createSites>,
  pitch: number,
) {
  /** Radii are in pixels of the picture; 0 is no dot. */
  const radius = new Float64Array(sites.length);
  const hue = new Uint8Array(sites.length);
  const corner = sites.map(
    ({ x, y }) => (Math.floor(y / cell) - 1) * columns + Math.floor(x / cell) - 1,
  );
  const along = Float64Array.from(sites.flatMap(({ x }) => weights((x / cell) % 1)));
  const across = Float64Array.from(sites.flatMap(({ y }) => weights((y / cell) % 1)));
  return ({ re, im }: Wavefunction) => {
    for (let n = 0; n < sites.length; n++) {
      let [a, b] = [0, 0];
      for (let i = 0; i < 16; i++) {
        const weight = across[4 * n + (i >> 2)] * along[4 * n + (i & 3)];
        const at = corner[n] + (i >> 2) * columns + (i & 3);
        a += weight * re[at];
        b += weight * im[at];
      }
      const size = FULL_RADIUS * pitch * Math.min(1, Math.sqrt(a * a + b * b) / FULL_AMPLITUDE);
      const turns = Math.atan2(b, a) / (2 * Math.PI) + 1;
      // Eighths of a pixel: equal dots compress better.
      radius[n] = size < MIN_RADIUS ? 0 : Math.round(size * 8) / 8;
      hue[n] = Math.round(turns * HUE_STEPS) % HUE_STEPS;
    }
    return { radius, hue };
  };
}

/** The hexagonal lattice over a picture, mirrored about the axis of the two slits. */
export function createSites(view: WaveView) {
  const { width, height, pitch, density, scale, center, upright } = view;
  const rise = riseOf(pitch);
  const length = upright ? height : width;
  const breadth = upright ? width : height;
  const lines = Math.floor((breadth - pitch) / 2 / rise);
  const middle = Math.round((breadth / 2) * density) / density;
  /** A site has a place in the picture (px, py), one in the room, and a light that a dot may have at most. */
  const sites: Record<"px" | "py" | "x" | "y" | "light", number>[] = [];
  for (let line = -lines; line <= lines; line++) {
    const b = middle + line * rise;
    const first = (line & 1) === 0 ? pitch / 2 : pitch;
    for (let a = first; a <= length - pitch / 2; a += pitch) {
      const light = lightAt(view, a / length, b / breadth);
      if (light < 0.01) continue;
      sites.push({
        px: upright ? b : a,
        py: upright ? a : b,
        x: center[0] + (a - length / 2) / scale,
        y: center[1] + (b - breadth / 2) / scale,
        light,
      });
    }
  }
  return sites;
}
