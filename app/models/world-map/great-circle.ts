import type { LonLat } from "./projection.ts";

/** The mean radius of the Earth in kilometers (IUGG). */
const RADIUS = 6371.0088;
const radians = Math.PI / 180;

type Vector = readonly [number, number, number];

function toVector([lon, lat]: LonLat): Vector {
  const [l, p] = [lon * radians, lat * radians];
  return [Math.cos(p) * Math.cos(l), Math.cos(p) * Math.sin(l), Math.sin(p)];
}

/** The angle between two places seen from the Earth's center; stable for near and far ones. */
function angle(a: LonLat, b: LonLat): number {
  const [u, v] = [toVector(a), toVector(b)];
  const cross = Math.hypot(
    u[1] * v[2] - u[2] * v[1],
    u[2] * v[0] - u[0] * v[2],
    u[0] * v[1] - u[1] * v[0],
  );
  return Math.atan2(cross, u[0] * v[0] + u[1] * v[1] + u[2] * v[2]);
}

/** Kilometers along the great circle, on a sphere. */
export function distance(a: LonLat, b: LonLat): number {
  return RADIUS * angle(a, b);
}

/** Places along the shortest way, evenly spaced, both ends included. */
export function greatCircle(a: LonLat, b: LonLat, steps: number): LonLat[] {
  const [u, v] = [toVector(a), toVector(b)];
  const whole = angle(a, b);
  return Array.from({ length: steps + 1 }, (_, k): LonLat => {
    const t = k / steps;
    const [p, q] = [Math.sin((1 - t) * whole), Math.sin(t * whole)].map((s) => s / Math.sin(whole));
    const [x, y, z] = [0, 1, 2].map((axis) => p * u[axis] + q * v[axis]);
    return [Math.atan2(y, x) / radians, Math.asin(Math.min(1, Math.max(-1, z))) / radians];
  });
}
