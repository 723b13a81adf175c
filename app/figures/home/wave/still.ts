import { css, ground, mix } from "./colors.ts";
import { type Dots, hueColor, lightStep } from "./dots.ts";
import type { Site } from "./lattice.ts";
import type { View } from "./views.ts";

/** The dots as an SVG document. */
export function drawStill(view: View, sites: readonly Site[], dots: Dots): string {
  const circles = sites.flatMap(({ px, py, light }, n) => {
    const r = dots.radius[n];
    if (r === 0) return [];
    const fill = mix(ground, hueColor(dots.hue[n]), lightStep(light));
    return `<circle cx="${px.toFixed(2)}" cy="${py.toFixed(2)}" r="${r.toFixed(2)}" fill="${fill}"/>`;
  });
  const { width, height, density } = view;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width * density}" height="${height * density}" viewBox="0 0 ${width} ${height}"><rect width="${width}" height="${height}" fill="${css(ground)}"/>${circles.join("")}</svg>`;
}
