/** Longitude and latitude in degrees. */
export type LonLat = readonly [lon: number, lat: number];
export type Point = readonly [x: number, y: number];

const radians = Math.PI / 180;

/** Coefficients of the Natural Earth projection in the latitude (Patterson; Savric et al. 2011). */
const length = (phi2: number): number =>
  0.8707 + phi2 * (-0.131979 + phi2 * (-0.013791 + phi2 ** 3 * (0.003971 - 0.001529 * phi2)));
const rise = (phi2: number): number =>
  1.007226 + phi2 * (0.015085 + phi2 ** 2 * (-0.044475 + phi2 * (0.028874 - 0.005916 * phi2)));

/** Places the round world on a plane, x to the east and y to the north, in radii of the globe. */
export function project([lon, lat]: LonLat): Point {
  const phi = lat * radians;
  const phi2 = phi * phi;
  return [lon * radians * length(phi2), phi * rise(phi2)];
}

/** The inverse; beyond the edge of the map it answers with a longitude beyond 180. */
export function unproject([x, y]: Point): LonLat {
  let phi = y;
  for (let i = 0; i < 25; i++) {
    const h = 1e-6;
    const at = (p: number) => p * rise(p * p) - y;
    const change = at(phi) / ((at(phi + h) - at(phi - h)) / (2 * h));
    phi -= change;
    if (Math.abs(change) < 1e-13) break;
  }
  return [x / length(phi * phi) / radians, phi / radians];
}
