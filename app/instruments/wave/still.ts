import sharp from "sharp";
import { grid } from "#app/models/wave/double-slit.ts";
import type { Field } from "#app/models/wave/fft.ts";
import { css, ground, mix } from "./colors.ts";
import { createSampler, hueColor, lightStep } from "./dots.ts";
import { createSites } from "./lattice.ts";
import type { View } from "./views.ts";

/** A state as dots, in an SVG document. */
export function drawStill(view: View, psi: Field): string {
  const sites = createSites(view);
  const dots = createSampler(grid, sites, view.pitch)(psi);
  const circles = sites.flatMap(({ px, py, light }, n) => {
    const r = dots.radius[n];
    if (r === 0) return [];
    const fill = mix(ground, hueColor(dots.hue[n]), lightStep(light));
    return `<circle cx="${px.toFixed(2)}" cy="${py.toFixed(2)}" r="${r.toFixed(2)}" fill="${fill}"/>`;
  });
  const { width, height, density } = view;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width * density}" height="${height * density}" viewBox="0 0 ${width} ${height}"><rect width="${width}" height="${height}" fill="${css(ground)}"/>${circles.join("")}</svg>`;
}

export const rasterize = (svg: string) => sharp(Buffer.from(svg)).removeAlpha();
