import { circle, path, type TextStyle, text } from "#app/drawing/marks.ts";
import { type Point, polyline, segment } from "#app/drawing/path.ts";
import { asFile, type Diagram, type Mark, type Scene, sceneOf } from "#app/drawing/scene.ts";
import { thousands } from "#app/lib/format.ts";
import { sum } from "#app/lib/sum.ts";

/** An example of how one microsecond may be shared out, not a measurement. */
const loop = [
  { name: "readout", nanoseconds: 400 },
  { name: "digitize", nanoseconds: 80 },
  { name: "demodulate", nanoseconds: 120 },
  { name: "decode", nanoseconds: 240 },
  { name: "branch", nanoseconds: 60 },
  { name: "pulse out", nanoseconds: 100 },
] as const;

/** An example too: a cycle of logic that is clocked at 250 MHz. */
const CYCLE_NANOSECONDS = 4;

export const budget = sum(loop.map(({ nanoseconds }) => nanoseconds));
/** The step that a decoder team works on. */
const focusedStep = "decode";
const cycles = (nanoseconds: number) => nanoseconds / CYCLE_NANOSECONDS;

/** Bends of a fifth of the way each, so that readout, logic and decoding have a side of their own. */
const bendTime = 0.2 * budget;
const straightTime = budget / 2 - bendTime;

/** A place on the track: on its line, and the direction away from its middle. */
interface TrackPlace {
  at: Point;
  out: Point;
}

/** The track after some nanoseconds, clockwise from the left end, about the origin, a nanosecond being one unit. */
export function trackAt(nanoseconds: number): TrackPlace {
  const radius = bendTime / Math.PI;
  const middle = straightTime / 2;
  const bend = (center: number, angle: number): TrackPlace => {
    const out: Point = [Math.cos(angle), Math.sin(angle)];
    return { at: [center + radius * out[0], radius * out[1]], out };
  };
  let rest = nanoseconds;
  if (rest <= bendTime / 2) return bend(-middle, Math.PI + rest / radius);
  rest -= bendTime / 2;
  if (rest <= straightTime) return { at: [rest - middle, -radius], out: [0, -1] };
  rest -= straightTime;
  if (rest <= bendTime) return bend(middle, rest / radius - Math.PI / 2);
  rest -= bendTime;
  if (rest <= straightTime) return { at: [middle - rest, radius], out: [0, 1] };
  return bend(-middle, Math.PI / 2 + (rest - straightTime) / radius);
}

interface LoopLayout {
  width: number;
  height: number;
  center: Point;
  /** Units for each nanosecond. */
  scale: number;
  /** The length of a tick, and of one of the step in focus. */
  tick: number;
  focus: number;
  isUpright?: true;
  /** The places of the words of each step, in the order of the loop. */
  words: readonly (readonly [x: number, y: number, anchor: TextStyle["anchor"]])[];
  hasCycles?: true;
  gap: number;
  /** The distance from the qubit to its name. */
  qubit: Point;
}

function draw(layout: LoopLayout): Scene {
  const { width, height, center, scale, tick, focus, words, gap } = layout;
  const turn = ([x, y]: Point): Point => (layout.isUpright ? [-y, x] : [x, y]);
  const place = (nanoseconds: number, reach: number): Point => {
    const { at, out } = trackAt(nanoseconds);
    const [x, y] = turn([at[0] * scale + out[0] * reach, at[1] * scale + out[1] * reach]);
    return [center[0] + x, center[1] + y];
  };
  const ticks = (from: number, nanoseconds: number, reach: number) =>
    Array.from({ length: cycles(nanoseconds) }, (_, k) => {
      const at = from + (k + 0.5) * CYCLE_NANOSECONDS;
      return segment(...place(at, 5), ...place(at, reach));
    }).join("");
  const marks: Mark[] = [];
  let from = 0;
  for (const [k, { name, nanoseconds }] of loop.entries()) {
    const isFocus = name === focusedStep;
    const line = Array.from({ length: 41 }, (_, i) => place(from + (i / 40) * nanoseconds, 0));
    const [x, y, anchor] = words[k];
    const spent = layout.hasCycles
      ? `${nanoseconds} ns, ${cycles(nanoseconds)} cycles`
      : `${nanoseconds} ns`;
    marks.push(
      path(polyline(line), { stroke: isFocus ? "green" : "quiet", width: 1.5 }),
      path(ticks(from, nanoseconds, isFocus ? focus : tick), {
        stroke: isFocus ? "green" : k % 2 === 0 ? "muted" : "quiet",
        width: isFocus ? 2.5 : 1.5,
      }),
      path(segment(...place(from, -6), ...place(from, focus)), { stroke: "ink" }),
      text(x, y, name, { anchor, tone: isFocus ? "green" : "ink" }),
      text(x, y + gap, spent, { anchor, tone: "quiet" }),
    );
    from += nanoseconds;
  }
  const [qx, qy] = place(0, 0);
  marks.push(
    circle(qx, qy, 9, { fill: "ink" }),
    text(qx + layout.qubit[0], qy + layout.qubit[1], "qubit", {
      tone: "muted",
      anchor: layout.isUpright && "middle",
    }),
  );
  return sceneOf(width, height, marks);
}

const cyclesOf = (step: (typeof loop)[number]["name"]) =>
  cycles(loop.find(({ name }) => name === step)?.nanoseconds ?? 0);

export default asFile({
  /** The length of the loop, in full and for a phone. */
  target: { wide: `${thousands(budget)} ns`, narrow: `${budget / 1000} µs` },
  title: "The control loop from qubit to FPGA and back, as a track of one microsecond",
  finding: `Of the ${cycles(budget)} clock cycles in this microsecond, reading the qubit takes ${cyclesOf("readout")} and decoding gets ${cyclesOf(focusedStep)}.`,
  scene: draw({
    width: 1250,
    height: 490,
    center: [625, 240],
    scale: 2.62,
    tick: 34,
    focus: 62,
    hasCycles: true,
    gap: 26,
    qubit: [24, 5],
    words: [
      [625, 108, "middle"],
      [1145, 160, "end"],
      [1145, 320, "end"],
      [704, 358, "middle"],
      [311, 358, "middle"],
      [105, 310, "start"],
    ],
  }),
  narrow: draw({
    width: 375,
    height: 560,
    center: [187.5, 280],
    scale: 1.12,
    tick: 16,
    focus: 28,
    isUpright: true,
    gap: 17,
    qubit: [0, 32],
    words: [
      [290, 270, "start"],
      [278, 508, "start"],
      [97, 508, "end"],
      [72, 336, "end"],
      [82, 166, "end"],
      [97, 56, "end"],
    ],
  }),
} satisfies Diagram & { target: Record<"wide" | "narrow", string> });
