/** Pictures of the room: their size in CSS pixels, and where the room lies in them. */
export const views = {
  wide: {
    width: 706,
    height: 706,
    /** Distance between neighboring dots. */
    pitch: 44 / 3,
    /** Image pixels per CSS pixel; times the pitch it is 22, so that dots sit on whole pixels. */
    density: 1.5,
    /** Pixels per length unit of the room. */
    scale: 8.4,
    /** The room's coordinates of the middle of the picture. */
    center: [62, 64],
    /** Upright: the packet travels down instead of to the right. */
    upright: false,
    /** Light along the direction of travel, 0 to 1: [position, light] pairs. */
    light: [
      [0, 0],
      [0.425, 0],
      [0.472, 1],
    ],
    /** Part of the width and of the height over which the edges fade to ground. */
    fade: { start: 0.3, end: 0.001, sides: 0.1 },
  },
  narrow: {
    width: 390,
    height: 252,
    pitch: 8.8,
    density: 2.5,
    scale: 4.875,
    center: [78.15, 64],
    upright: true,
    light: [
      [0, 0.1],
      [0.06, 0.12],
      [0.13, 1],
    ],
    fade: { start: 0.05, end: 0.001, sides: 0.001 },
  },
  closing: {
    width: 1440,
    height: 232,
    pitch: 18,
    density: 1,
    scale: 11.25,
    center: [92, 64],
    upright: true,
    light: [[0, 1]],
    fade: { start: 0.4, end: 0.001, sides: 0.001 },
  },
  closingNarrow: {
    width: 390,
    height: 140,
    pitch: 8.8,
    density: 2,
    scale: 4.875,
    center: [88, 64],
    upright: true,
    light: [[0, 1]],
    fade: { start: 0.4, end: 0.001, sides: 0.001 },
  },
} as const;
export type WaveView = (typeof views)[keyof typeof views];

const smooth = (t: number): number => {
  const c = Math.min(1, Math.max(0, t));
  return c * c * (3 - 2 * c);
};

/** A picture shows a place dimly where text lies, and is dark at the edges. */
export function lightAt({ light, fade }: WaveView, along: number, across: number): number {
  let value = light[0][1];
  for (let i = 1; i < light.length; i++) {
    const [from, low] = light[i - 1];
    const [to, high] = light[i];
    if (along > from) value = low + (high - low) * smooth((along - from) / (to - from));
  }
  const sides = smooth(Math.min(across, 1 - across) / fade.sides);
  return value * smooth(along / fade.start) * smooth((1 - along) / fade.end) * sides;
}
