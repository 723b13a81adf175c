import { geoInterpolate, geoNaturalEarth1Raw } from "d3-geo";

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
