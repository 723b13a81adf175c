import { createRequire } from "node:module";
import { geoInterpolate, geoNaturalEarth1Raw } from "d3-geo";
import { feature } from "topojson-client";
import type { GeometryCollection, Topology } from "topojson-specification";

/** Longitude and latitude in degrees. */
export type LonLat = readonly [lon: number, lat: number];

const RADIANS_PER_DEGREE = Math.PI / 180;

/** Places the round world on a plane, x to the east and y to the north, in radii of the globe. */
export function project([lon, lat]: LonLat): readonly [x: number, y: number] {
  return geoNaturalEarth1Raw(lon * RADIANS_PER_DEGREE, lat * RADIANS_PER_DEGREE);
}

/** The inverse; beyond the edge of the map it answers with a longitude beyond 180. */
export function unproject([x, y]: readonly [x: number, y: number]): LonLat {
  const [lambda, phi] = geoNaturalEarth1Raw.invert?.(x, y) ?? [Number.NaN, Number.NaN];
  return [lambda / RADIANS_PER_DEGREE, phi / RADIANS_PER_DEGREE];
}

/** Places along the shortest way, evenly spaced, both ends included. */
export function greatCircle(a: LonLat, b: LonLat, steps: number): LonLat[] {
  const at = geoInterpolate([...a], [...b]);
  return Array.from({ length: steps + 1 }, (_, k) => at(k / steps));
}

type Ring = readonly LonLat[];

interface BoundedRing {
  ring: Ring;
  west: number;
  east: number;
  south: number;
  north: number;
}

type Land = readonly BoundedRing[];

/** Natural Earth's land at 1:110 million. */
export function readLand(): Land {
  const topology = createRequire(import.meta.url)("world-atlas/land-110m.json") as Topology<{
    land: GeometryCollection;
  }>;
  const rings = feature(topology, topology.objects.land).features.flatMap(({ geometry }) => {
    if (geometry.type === "Polygon") return geometry.coordinates;
    if (geometry.type === "MultiPolygon") return geometry.coordinates.flat();
    return [];
  });
  return rings.map(unwrap).map((ring) => {
    const lons = ring.map(([lon]) => lon);
    const lats = ring.map(([, lat]) => lat);
    return {
      ring,
      west: Math.min(...lons),
      east: Math.max(...lons),
      south: Math.min(...lats),
      north: Math.max(...lats),
    };
  });
}

/** Rings cross the date line without a cut: follow them past 180 degrees instead of jumping back. */
function unwrap(positions: readonly (readonly number[])[]): Ring {
  let turn = 0;
  return positions.map(([lon, lat], i): LonLat => {
    const jump = i === 0 ? 0 : lon - positions[i - 1][0];
    if (Math.abs(jump) > 180) turn -= 360 * Math.sign(jump);
    return [lon + turn, lat];
  });
}

/** Even-odd, once round the globe each way: a lake's ring inside a continent's makes it sea again. */
export function isLand(rings: Land, [lon, lat]: LonLat): boolean {
  const turns = [lon - 360, lon, lon + 360];
  return rings.filter((ring) => turns.some((at) => contains(ring, at, lat))).length % 2 === 1;
}

function contains(bounds: BoundedRing, lon: number, lat: number): boolean {
  const { ring, west, east, south, north } = bounds;
  if (lon < west || lon > east || lat < south || lat > north) return false;
  let isInside = false;
  for (let i = 0, j = ring.length - 1; i < ring.length; j = i++) {
    const [ax, ay] = ring[i];
    const [bx, by] = ring[j];
    if (ay > lat !== by > lat && lon < ax + ((lat - ay) / (by - ay)) * (bx - ax))
      isInside = !isInside;
  }
  return isInside;
}
