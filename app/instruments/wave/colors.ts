import type { Rgb } from "#app/figures/phase-color.ts";
import { palettes } from "#app/lib/palettes.ts";

export const ground: Rgb = fromHex(palettes.quantum.ground);

function fromHex(hex: string): Rgb {
  const channel = (start: number) => Number.parseInt(hex.slice(start, start + 2), 16);
  return [channel(1), channel(3), channel(5)];
}

export const css = (rgb: Rgb): string => `rgb(${rgb.join()})`;

/** From the ground to a color. */
export function mixWithGround(color: Rgb, amount: number): Rgb {
  const part = (i: 0 | 1 | 2) => Math.round(ground[i] + (color[i] - ground[i]) * amount);
  return [part(0), part(1), part(2)];
}
