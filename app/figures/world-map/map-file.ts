import { palettes } from "#app/lib/palettes.ts";
import { type DotMap, PITCH } from "./map.ts";

const short = (v: number): string => String(Number(v.toFixed(1))).replace(/^(-?)0\./, "$1.");

/** Pairs without the spaces that SVG can do without. */
const pair = (x: number, y: number): string => {
  const b = short(y);
  return short(x) + (b.startsWith("-") ? b : ` ${b}`);
};

/** The land as one path of hexagons. */
export function landPath({ cells }: Pick<DotMap, "cells">): string {
  const radius = PITCH * 0.47;
  const half = Math.round(radius * 8.66) / 10;
  const up = Math.round(radius * 5) / 10;
  const side = 2 * up;
  const cell = `l${pair(half, up)}v${short(side)}l${pair(-half, up)}l${pair(-half, -up)}v${short(-side)}z`;
  let fromX = 0;
  let fromY = 0;
  const d = cells.map(([x, y], i) => {
    const atX = Math.round(x * 10) / 10;
    const atY = Math.round((y - side) * 10) / 10;
    const move = `${i === 0 ? "M" : "m"}${pair(atX - fromX, atY - fromY)}`;
    fromX = atX;
    fromY = atY;
    return move + cell;
  });
  return d.join("");
}

const { "lab-light": light, "lab-dark": dark } = palettes;
const style = `path{fill:${light.line}}.w,:target .w{fill:none;stroke:${light.blue};stroke-width:2;vector-effect:non-scaling-stroke}:target path{fill:${dark.quiet};fill-opacity:.4}:target .w{stroke:${dark.blue}}`;

/** The map as a file: the land and the ways over it, in the dark edition where the address ends in `#dark`. */
export function drawMap({ width, height, cells }: DotMap, ways = ""): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" id="dark" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><style>${style}</style><path d="${landPath({ cells })}"/>${ways && `<path class="w" d="${ways}"/>`}</svg>\n`;
}
