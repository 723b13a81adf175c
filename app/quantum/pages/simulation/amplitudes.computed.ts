import { type Dot, dotPaths } from "#app/drawing/dots.ts";
import { path, text } from "#app/drawing/marks.ts";
import { arc, straightArrow } from "#app/drawing/path.ts";
import { phaseHex } from "#app/drawing/phase-color.ts";
import { asFile, type FigureData, type Scene, sceneOf } from "#app/drawing/scene.ts";
import { sceneBody } from "#app/drawing/scene-file.ts";
import { MOMENTS, PLACES, packetHistory } from "#app/instruments/wave/two-walls.ts";
import { thousands } from "#app/lib/format.ts";

const HUES = 36;

interface DotsLayout {
  x: number;
  y: number;
  pitch: number;
  rise: number;
}

/** Size is modulus, hue is phase; every second row is shifted by half a pitch. */
function amplitudeDots({ x, y, pitch, rise }: DotsLayout): Dot[] {
  const { re, im } = packetHistory();
  const peak = re.reduce((max, a, i) => Math.max(max, Math.hypot(a, im[i])), 0);
  return Array.from(re, (a, i) => {
    const place = i % PLACES;
    const moment = Math.floor(i / PLACES);
    const turns = Math.atan2(im[i], a) / (2 * Math.PI);
    const size = Math.min(1, (1.9 * Math.hypot(a, im[i])) / peak);
    return {
      x: x + (place + (moment % 2) / 2) * pitch,
      y: y + moment * rise,
      // Sizes are rounded to a twentieth, because equal dots share a path.
      r: (Math.round(size * 20) / 20) * 0.5 * pitch,
      color: phaseHex((Math.round(turns * HUES) / HUES + 1) % 1),
    };
  });
}

/** The wheel by which the hues are read. */
function wheel(x: number, y: number, r: number, width: number): string {
  const parts = Array.from({ length: HUES }, (_, k) => {
    // Phase runs against the clock from three o'clock; arcs with it from twelve.
    const from = 0.25 - (k + 0.5) / HUES + 1;
    return `<path stroke="${phaseHex(k / HUES)}" d="${arc(x, y, r, from, from + 1.02 / HUES)}"/>`;
  });
  return `<g fill="none" stroke-width="${width}">${parts.join("")}</g>`;
}

function wideView(): Scene {
  const layout = { x: 34, y: 44, pitch: 10.7, rise: 10.7 };
  const bottom = layout.y + MOMENTS * layout.rise;
  const arrows =
    straightArrow(14, 36, 14, bottom) + straightArrow(14, bottom + 14, 706, bottom + 14);
  const axes = [path(arrows, { stroke: "quiet" })];
  const body =
    dotPaths(amplitudeDots(layout)) +
    wheel(122, 210, 32, 9) +
    sceneBody({ shapes: axes, labels: [] }, "quantum");
  const labels = [
    text(122, 140, "phase", { anchor: "middle" }),
    text(122, 162, "+90°", { anchor: "middle" }),
    text(170, 215, "0"),
    text(122, 268, "−90°", { anchor: "middle" }),
    text(74, 215, "180°", { anchor: "end" }),
    text(14, 18, "time, qubits 6 to 11", { tone: "quiet" }),
    text(14, bottom + 38, "position, qubits 0 to 5", { tone: "quiet" }),
  ];
  return sceneOf(720, 782, labels, body);
}

function narrowView(): Scene {
  const pitch = 5.82;
  const body = dotPaths(amplitudeDots({ x: 3, y: 4, pitch, rise: 4.36 })) + wheel(41.5, 72, 15, 5);
  const labels = [
    text(24, 46, "↓ time", { tone: "quiet" }),
    text(70, 76, "phase", { tone: "quiet" }),
  ];
  return sceneOf(375, 282, labels, body);
}

const count = PLACES * MOMENTS;
const qubits = Math.log2(count);

export default asFile({
  title: `${thousands(count)} amplitudes of a packet that flies between two walls`,
  finding: `One particle in ${thousands(count)} numbers, which is all that a simulator of ${qubits} qubits stores.`,
  caption: `${thousands(count)} amplitudes of one normalized state, a packet between two walls at ${PLACES} places and ${MOMENTS} moments, from the box’s standing waves. Size is modulus; hue is phase, as on the wheel: 0 at three o’clock, +90° on top; time runs down.`,
  scene: wideView(),
  narrow: narrowView(),
  table: {
    columns: ["Register", "Qubits", "Values"],
    rows: [
      ["position", `${Math.log2(PLACES)}`, `${PLACES} places between the walls`],
      ["time", `${Math.log2(MOMENTS)}`, `${MOMENTS} moments`],
      ["both", `${qubits}`, `${thousands(count)} amplitudes, ${thousands(16 * count)} bytes`],
    ],
  },
} satisfies FigureData);
