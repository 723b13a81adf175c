import { type Dot, dotPaths } from "#app/figures/dots.ts";
import { phaseHex } from "#app/figures/phase-color.ts";
import { type Diagram, type Scene, sceneOf } from "#app/figures/scene.ts";
import { packetHistory, revivalTime } from "#app/models/wave/two-walls.ts";

const HUES = 24;

/** A packet near half of its revival, when it comes together again on the other side: time runs down. */
function view(width: number, height: number, pitch: number): Scene {
  const rise = pitch * 0.87;
  const places = Math.floor(width / pitch);
  const moments = Math.ceil(height / rise);
  const momentum = 0.5;
  const interval = (1.15 * places) / momentum / moments;
  const { re, im } = packetHistory({
    places,
    moments,
    packet: { at: places * 0.16, sigma: places / 22, momentum },
    from: revivalTime(places) / 2 - 0.75 * moments * interval,
    interval,
  });
  const sizes = Array.from(re, (a, i) => Math.hypot(a, im[i]));
  const peak = Math.max(...sizes);
  const dots = sizes.flatMap((size, i): Dot[] => {
    const moment = Math.floor(i / places);
    const level = Math.min(1, Math.round((14 * size) / peak) / 10);
    if (level === 0) return [];
    const turns = Math.atan2(im[i], re[i]) / (2 * Math.PI);
    return [
      {
        x: ((i % places) + 0.25 + (moment % 2) / 2) * pitch,
        y: (moment + 0.5) * rise,
        r: level * 0.46 * pitch,
        color: phaseHex((Math.round(turns * HUES) / HUES + 1) % 1),
      },
    ];
  });
  return sceneOf(width, height, [], dotPaths(dots));
}

export default {
  title: "A packet between two walls that falls apart and comes together again",
  finding: "Much later, a wave like the one at the top of this page breaks up and forms again.",
  scene: view(1440, 420, 9.6),
  narrow: view(390, 220, 7.5),
} satisfies Diagram;
