import { offices as officeList } from "#app/content/offices.ts";
import { palettes } from "#app/lib/palettes.ts";
import {
  greatCircle,
  isLand,
  type LonLat,
  project,
  readLand,
  unproject,
} from "#app/models/world-map/land.ts";
import { hexagonCells } from "../dots.ts";
import type { Point } from "../path.ts";

/** A crop of the world on a hexagonal lattice. */
export interface MapPlan {
  /** Cells from west to east. */
  columns: number;
  /** The meridian in the middle: over the Pacific the ways between the offices are not cut. */
  center: number;
  /** The crop, by the places that touch its sides. */
  west: LonLat;
  east: LonLat;
  south: LonLat;
  north: LonLat;
}

/** As far south as there are offices, with room for their names. */
const south = Math.min(-15, ...officeList.map(({ latitude }) => latitude - 12));

const pacific = { center: 162, south: [162, south], north: [162, 89] } as const;

export const plans = {
  wide: { ...pacific, columns: 132, west: [-18, 10], east: [-34, 10] },
  narrow: { ...pacific, columns: 60, west: [-14, 12], east: [-36, 12] },
} as const satisfies Record<string, MapPlan>;

/** Pixels between neighbouring cells, in the drawing's own units. */
export const PITCH = 10;
/** 13 : 15 is a regular hexagon to 0.1 %, and keeps the coordinates short. */
const RISE = PITCH * (13 / 15);

export interface DotMap {
  width: number;
  height: number;
  cells: readonly Point[];
  place: (at: LonLat) => Point;
}

export function createMap(plan: MapPlan): DotMap {
  const { columns, center } = plan;
  const land = readLand();
  const turned = ([lon, lat]: LonLat) => project([((lon - center + 540) % 360) - 180, lat]);
  const left = turned(plan.west)[0];
  const scale = (columns * PITCH) / (turned(plan.east)[0] - left);
  const top = turned(plan.north)[1];
  const rows = Math.round(((top - turned(plan.south)[1]) * scale) / RISE);
  const cells: Point[] = [];
  for (let row = 0; row < rows; row++) {
    const y = (row + 0.5) * RISE;
    for (let column = 0; column < columns; column++) {
      const x = (column + (row % 2 === 0 ? 0.5 : 1)) * PITCH;
      const at = unproject([left + x / scale, top - y / scale]);
      const isOnMap = Math.abs(at[0]) <= 180;
      if (isOnMap && isLand(land, [((at[0] + center + 540) % 360) - 180, at[1]]))
        cells.push([x, y]);
    }
  }
  return {
    width: (columns + 0.5) * PITCH,
    height: Math.round(rows * RISE),
    cells,
    place: (at) => {
      const [x, y] = turned(at);
      return [(x - left) * scale, (top - y) * scale];
    },
  };
}

/** The great circle; if it crosses the map's edge, an arc of the same height, drawn at both edges. */
export function wayOn(map: DotMap, from: LonLat, to: LonLat, steps: number): Point[][] {
  const points = greatCircle(from, to, steps).map(map.place);
  if (!points.some(([x], k) => k > 0 && Math.abs(x - points[k - 1][0]) > map.width / 2))
    return [points];
  const [[x, y], [endX, endY]] = [points[0], points[steps]];
  const around = endX < x ? map.width : -map.width;
  const control = 2 * Math.min(...points.map(([, height]) => height)) - (y + endY) / 2;
  const arc = points.map((_, k): Point => {
    const [s, t] = [1 - k / steps, k / steps];
    return [s * x + t * (endX + around), s * s * y + 2 * s * t * control + t * t * endY];
  });
  return [arc, arc.map(([arcX, arcY]): Point => [arcX - around, arcY])];
}

export function landPath({ cells }: Pick<DotMap, "cells">): string {
  return hexagonCells(cells.map(([x, y]) => ({ x, y, radius: PITCH * 0.47 })));
}

const { "lab-light": light, "lab-dark": dark } = palettes;
const style = `path{fill:${light.line}}.w,:target .w{fill:none;stroke:${light.blue};stroke-width:2;vector-effect:non-scaling-stroke}:target path{fill:${dark.quiet};fill-opacity:.4}:target .w{stroke:${dark.blue}}`;

/** The map as a file: the land and the ways over it, in the dark edition where the address ends in `#dark`. */
export function drawMap({ width, height, cells }: DotMap, ways = ""): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" id="dark" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><style>${style}</style><path d="${landPath({ cells })}"/>${ways && `<path class="w" d="${ways}"/>`}</svg>\n`;
}

/** The distance of the name over the sea from an office inland, in degrees; San Francisco has the sea beside it. */
const labelOffsets: Readonly<Partial<Record<string, LonLat>>> = {
  Austin: [-4, -20],
  Kolkata: [1.5, -26],
};

export const offices = officeList.map(
  ({ city, country, timeZone, zoneName, latitude, longitude }) => ({
    city,
    country,
    timeZone,
    zoneName,
    at: [longitude, latitude] as LonLat,
    labelOffset: labelOffsets[city],
  }),
);
