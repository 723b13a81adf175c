import type { Rgb } from "#app/drawing/phase-color.ts";
import { liveGrid } from "./double-slit.ts";
import type { Wavefunction } from "./split-step.ts";
import type { WaveView } from "./views.ts";
import {
  createSampler,
  createSites,
  FULL_RADIUS,
  HUE_STEPS,
  hueColor,
  lightStep,
  mix,
} from "./wave-dots.ts";

const SIZE_STEPS = 32;
const SHADE_STEPS = 32;

/** A mask for each size of a dot, from none, says how many shades cover each pixel about it. */
function createMasks(maxRadius: number, side: number): Uint8Array[] {
  return Array.from({ length: SIZE_STEPS + 1 }, (_, size) => {
    const radius = size === 0 ? -1 : (size / SIZE_STEPS) * maxRadius;
    return Uint8Array.from({ length: side * side }, (_, i) => {
      const x = (i % side) + 0.5 - side / 2;
      const y = Math.floor(i / side) + 0.5 - side / 2;
      const cover = radius + 0.5 - Math.sqrt(x * x + y * y);
      return Math.round(Math.min(1, Math.max(0, cover)) * SHADE_STEPS);
    });
  });
}

const pixel = ([red, green, blue]: Rgb): number =>
  ((255 << 24) | (blue << 16) | (green << 8) | red) >>> 0;

const createShades = (ground: Rgb): Uint32Array[] =>
  Array.from({ length: HUE_STEPS }, (_, hue) => {
    const full = hueColor(hue);
    return Uint32Array.from({ length: 256 }, (_, n) => pixel(mix(ground, full, n / 255)));
  });

/** Draws what the still shows, in plain pixels: without paths to fill, no graphics chip is needed. */
export function createDrawing(
  context: OffscreenCanvasRenderingContext2D,
  view: WaveView,
  ground: Rgb,
) {
  const { density, pitch } = view;
  const width = view.width * density;
  const height = view.height * density;
  const maxRadius = FULL_RADIUS * pitch * density;
  const side = 2 * Math.ceil(maxRadius + 1);
  const sites = createSites(view);
  const left = sites.map(({ px }) => Math.round(px * density) - side / 2);
  const top = sites.map(({ py }) => Math.round(py * density) - side / 2);
  const light = sites.map((site) => (lightStep(site.light) * 255) / SHADE_STEPS);
  const shownSizes = new Uint8Array(sites.length);
  const sample = createSampler(liveGrid, sites, pitch);
  const masks = createMasks(maxRadius, side);
  const palette = createShades(ground);
  const groundPixel = pixel(ground);
  const image = new ImageData(width, height);
  const pixels = new Uint32Array(image.data.buffer).fill(groundPixel);
  context.canvas.width = width;
  context.canvas.height = height;
  context.putImageData(image, 0, 0);

  return (psi: Wavefunction) => {
    const { radius, hue } = sample(psi);
    for (let n = 0; n < sites.length; n++) {
      const size = Math.min(SIZE_STEPS, Math.ceil((radius[n] * density * SIZE_STEPS) / maxRadius));
      if (size + shownSizes[n] === 0) continue;
      const mask = masks[size];
      const oldMask = masks[shownSizes[n]];
      const colors = palette[hue[n]];
      const reach = Math.ceil((Math.max(size, shownSizes[n]) / SIZE_STEPS) * maxRadius + 0.5);
      const start = side / 2 - reach;
      const end = side / 2 + reach;
      shownSizes[n] = size;
      for (let row = start; row < end; row++) {
        const line = (top[n] + row) * width + left[n];
        for (let column = start; column < end; column++) {
          const m = row * side + column;
          if (mask[m] > 0) pixels[line + column] = colors[Math.round(mask[m] * light[n])];
          else if (oldMask[m] > 0) pixels[line + column] = groundPixel;
        }
      }
    }
    context.putImageData(image, 0, 0);
  };
}
