import { circle } from "#app/drawing/marks.ts";
import type { Point } from "#app/drawing/path.ts";
import type { Mark } from "#app/drawing/scene.ts";
import { moments, packetHistory, places } from "#app/engine/wave/two-walls.ts";

/** The history of the packet on the simulation page, time downward, its amplitudes as dots at these points. */
export function packetMarks(points: readonly Point[], width: number, height: number): Mark[] {
  const { re, im } = packetHistory();
  return points.map(([x, y]) => {
    const moment = Math.floor((y / height) * moments);
    const i = moment * places + Math.floor((x / width) * places);
    const turns = Math.round((Math.atan2(im[i], re[i]) / (2 * Math.PI)) * 18) / 18;
    const r = Math.min(6, Math.hypot(re[i], im[i]) * 130);
    return circle(x, y, Math.max(0.6, r), { fill: { phase: (turns + 1) % 1 } });
  });
}
