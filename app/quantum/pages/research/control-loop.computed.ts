import { circle, path, type TextStyle, text } from "#app/drawing/marks.ts";
import { type Point, polyline, segment } from "#app/drawing/path.ts";
import { asFile, type Diagram, type Mark, type Scene, sceneOf } from "#app/drawing/scene.ts";
import { thousands } from "#app/lib/format.ts";
import { budget, CYCLE_NANOSECONDS, cycles, loop, trackAt } from "./loop-budget.ts";

/** The step that a decoder team works on. */
const focusedStep = "decode";

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
