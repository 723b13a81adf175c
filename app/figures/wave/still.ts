import { createPalette, type Dots } from "./dots.ts";
import type { Site } from "./lattice.ts";
import { ground, mix } from "./phase-color.ts";
import type { View } from "./views.ts";

/** The dots as an SVG document, `density` pixels to the CSS pixel. */
export function drawStill(view: View, sites: readonly Site[], dots: Dots, density: number): string {
  const palette = createPalette();
  const circles = sites.flatMap(({ px, py }, n) => {
    const r = dots.radius[n];
    if (r === 0) return [];
    const fill = palette[dots.color[n]];
    return `<circle cx="${px.toFixed(2)}" cy="${py.toFixed(2)}" r="${r.toFixed(2)}" fill="${fill}"/>`;
  });
  const { width, height } = view;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width * density}" height="${height * density}" viewBox="0 0 ${width} ${height}"><rect width="${width}" height="${height}" fill="${mix(ground, ground, 0)}"/>${circles.join("")}</svg>`;
}
