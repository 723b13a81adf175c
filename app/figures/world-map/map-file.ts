import { palettes } from "#app/lib/palettes.ts";
import { hexagonCells } from "../hexagon-cells.ts";
import { type DotMap, PITCH } from "./map.ts";

/** The land as one path of hexagons. */
export function landPath({ cells }: Pick<DotMap, "cells">): string {
  return hexagonCells(cells.map(([x, y]) => ({ x, y, radius: PITCH * 0.47 })));
}

const { "lab-light": light, "lab-dark": dark } = palettes;
const style = `path{fill:${light.line}}.w,:target .w{fill:none;stroke:${light.blue};stroke-width:2;vector-effect:non-scaling-stroke}:target path{fill:${dark.quiet};fill-opacity:.4}:target .w{stroke:${dark.blue}}`;

/** The map as a file: the land and the ways over it, in the dark edition where the address ends in `#dark`. */
export function drawMap({ width, height, cells }: DotMap, ways = ""): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" id="dark" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><style>${style}</style><path d="${landPath({ cells })}"/>${ways && `<path class="w" d="${ways}"/>`}</svg>\n`;
}
