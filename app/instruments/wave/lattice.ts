import { inWall } from "#app/models/wave/double-slit.ts";
import { lightAt, sideFade, type View } from "./views.ts";

/** A place of the hexagonal lattice: in the picture (px), in the room, and how bright it may be. */
export interface Site {
  px: number;
  py: number;
  x: number;
  y: number;
  light: number;
  wall: boolean;
}

/** The hexagonal lattice over a picture, mirrored about the axis of the two slits. */
export function createSites(view: View): Site[] {
  const { width, height, pitch, density, scale, center, upright } = view;
  // 19 : 22 is a hexagonal lattice to 0.3 %, in whole image pixels.
  const rise = pitch * (19 / 22);
  const length = upright ? height : width;
  const breadth = upright ? width : height;
  const lines = Math.floor(breadth / 2 / rise);
  const middle = Math.round((breadth / 2) * density) / density;
  const sites: Site[] = [];
  for (let line = -lines; line <= lines; line++) {
    const b = middle + line * rise;
    for (let a = (line & 1) === 0 ? 0 : pitch / 2; a <= length; a += pitch) {
      const x = center[0] + (a - length / 2) / scale;
      const y = center[1] + (b - breadth / 2) / scale;
      const wall = inWall(x, y);
      const light = wall
        ? sideFade(view.fade, b / breadth)
        : lightAt(view, a / length, b / breadth);
      if (light < 0.01) continue;
      sites.push({
        px: upright ? b : a,
        py: upright ? a : b,
        x,
        y,
        light,
        wall,
      });
    }
  }
  return sites;
}
