import { createRequire } from "node:module";
import { geoNaturalEarth1, geoPath } from "d3-geo";
import sharp from "sharp";
import { feature } from "topojson-client";
import type { GeometryCollection, Topology } from "topojson-specification";
import { offices as officeList } from "#app/content/offices.ts";
import { hexagonCells } from "#app/drawing/dots.ts";
import type { Point } from "#app/drawing/path.ts";
import { palettes } from "#app/lib/palettes.ts";

/** Longitude and latitude in degrees. */
export type LonLat = [lon: number, lat: number];

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

const pacific = { center: 162, south: [162, south], north: [162, 89] } satisfies Partial<MapPlan>;

export const plans = {
  wide: { ...pacific, columns: 132, west: [-18, 10], east: [-34, 10] },
  narrow: { ...pacific, columns: 60, west: [-14, 12], east: [-36, 12] },
} satisfies Record<string, MapPlan>;

/** Pixels between neighbouring cells, in the drawing's own units. */
export const PITCH = 10;
/** 13 : 15 is a regular hexagon to 0.1 %, and keeps the coordinates short. */
const RISE = PITCH * (13 / 15);

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

/** All ways begin at the first: one between two others would run along the upper edge, where the map widens the pole to a line. */
const [firstOffice, ...otherOffices] = offices;

/** Natural Earth's land at 1:110 million. */
const topology = createRequire(import.meta.url)("world-atlas/land-110m.json") as Topology<{
  land: GeometryCollection;
}>;
const land = feature(topology, topology.objects.land);

export type DotMap = Awaited<ReturnType<typeof createMap>>;

/** Draws the land as pixels and keeps the cells whose middle is on one. */
export async function createMap({ columns, center, west, east, south, north }: MapPlan) {
  const projection = geoNaturalEarth1()
    .rotate([-center, 0])
    .precision(0.1)
    .fitWidth(columns * PITCH, { type: "MultiPoint", coordinates: [west, east, south, north] });
  const place = (at: LonLat): Point => projection(at) ?? [Number.NaN, Number.NaN];
  const rows = Math.round(place(south)[1] / RISE);
  const [width, height] = [(columns + 0.5) * PITCH, Math.round(rows * RISE)];
  const path = geoPath(projection).digits(1);
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><path d="${path(land)}"/></svg>`;
  const { data, info } = await sharp(Buffer.from(drawing))
    .extractChannel("alpha")
    .raw()
    .toBuffer({ resolveWithObject: true });
  const cells = Array.from({ length: rows * columns }, (_, k): Point => {
    const row = Math.floor(k / columns);
    return [((k % columns) + (row % 2 === 0 ? 0.5 : 1)) * PITCH, (row + 0.5) * RISE];
  }).filter(([x, y]) => data[Math.floor(y) * info.width + Math.floor(x)] > 127);
  /** The shortest way to each other office, as a path; it ends and begins anew at the map's edge. */
  const ways = otherOffices.map(
    ({ at }) => path({ type: "LineString", coordinates: [firstOffice.at, at] }) ?? "",
  );
  return { width, height, cells, place, ways };
}

export function landPath({ cells }: Pick<DotMap, "cells">): string {
  return hexagonCells(cells.map(([x, y]) => ({ x, y, radius: PITCH * 0.47 })));
}

const { "lab-light": light, "lab-dark": dark } = palettes;
const style = `path{fill:${light.line}}.w,:target .w{fill:none;stroke:${light.blue};stroke-width:2;vector-effect:non-scaling-stroke}:target path{fill:${dark.quiet};fill-opacity:.4}:target .w{stroke:${dark.blue}}`;

/** The map as a file: the land and the ways over it, in the dark edition where the address ends in `#dark`. */
export function drawMap({ width, height, cells, ways }: DotMap): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" id="dark" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><style>${style}</style><path d="${landPath({ cells })}"/><path class="w" d="${ways.join("")}"/></svg>\n`;
}
