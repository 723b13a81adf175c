import { riseOf } from "#app/figures/dots.ts";
import { lightAt, type WaveView } from "./views.ts";

/** A place of the hexagonal lattice: in the picture (px), in the room, and how bright it may be. */
export interface LatticeSite {
  px: number;
  py: number;
  x: number;
  y: number;
  light: number;
}

/** The hexagonal lattice over a picture, mirrored about the axis of the two slits. */
export function createSites(view: WaveView): LatticeSite[] {
  const { width, height, pitch, density, scale, center, upright } = view;
  const rise = riseOf(pitch);
  const length = upright ? height : width;
  const breadth = upright ? width : height;
  const lines = Math.floor((breadth - pitch) / 2 / rise);
  const middle = Math.round((breadth / 2) * density) / density;
  const sites: LatticeSite[] = [];
  for (let line = -lines; line <= lines; line++) {
    const b = middle + line * rise;
    const first = (line & 1) === 0 ? pitch / 2 : pitch;
    for (let a = first; a <= length - pitch / 2; a += pitch) {
      const light = lightAt(view, a / length, b / breadth);
      if (light < 0.01) continue;
      sites.push({
        px: upright ? b : a,
        py: upright ? a : b,
        x: center[0] + (a - length / 2) / scale,
        y: center[1] + (b - breadth / 2) / scale,
        light,
      });
    }
  }
  return sites;
}
