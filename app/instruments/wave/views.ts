/** A picture of the room: its size in CSS pixels, and where the room lies in it. */
export interface View {
  width: number;
  height: number;
  /** Distance between neighboring dots. */
  pitch: number;
  /** Image pixels per CSS pixel; times the pitch it is 22, so that dots sit on whole pixels. */
  density: number;
  /** Pixels per length unit of the room. */
  scale: number;
  /** The room's coordinates of the middle of the picture. */
  center: readonly [x: number, y: number];
  /** Upright: the packet travels down instead of to the right. */
  upright: boolean;
  /** Light along the direction of travel, 0 to 1: [position, light] pairs. */
  light: readonly (readonly [at: number, light: number])[];
  /** Part of the width and of the height over which the edges fade to ground. */
  fade: { start: number; end: number; sides: number };
}

export const views = {
  wide: {
    width: 1440,
    height: 820,
    pitch: 17.6,
    density: 1.25,
    scale: 6.4,
    center: [143, 64],
    upright: false,
    light: [
      [0, 0.08],
      [0.3, 0.1],
      [0.4, 0.2],
      [0.5, 0.6],
      [0.58, 1],
    ],
    fade: { start: 0.22, end: 0.1, sides: 0.14 },
  },
  narrow: {
    width: 375,
    height: 620,
    pitch: 11,
    density: 2,
    scale: 3.7,
    center: [124, 64],
    upright: true,
    light: [
      [0, 0.08],
      [0.45, 0.1],
      [0.6, 0.5],
      [0.72, 1],
    ],
    fade: { start: 0.08, end: 0.06, sides: 0.08 },
  },
  share: {
    width: 1200,
    height: 630,
    pitch: 15,
    density: 1,
    scale: 5.2,
    center: [137, 64],
    upright: false,
    light: [
      [0, 0.08],
      [0.3, 0.1],
      [0.42, 0.3],
      [0.52, 0.7],
      [0.6, 1],
    ],
    fade: { start: 0.06, end: 0.08, sides: 0.14 },
  },
} as const satisfies Record<string, View>;

const smooth = (t: number): number => {
  const c = Math.min(1, Math.max(0, t));
  return c * c * (3 - 2 * c);
};

/** How brightly a picture shows a place: dim where text lies, dark at the edges. */
export function lightAt({ light, fade }: View, along: number, across: number): number {
  let value = light[0][1];
  for (let i = 1; i < light.length; i++) {
    const [from, low] = light[i - 1];
    const [to, high] = light[i];
    if (along > from) value = low + (high - low) * smooth((along - from) / (to - from));
  }
  return (
    value * smooth(along / fade.start) * smooth((1 - along) / fade.end) * sideFade(fade, across)
  );
}

export const sideFade = (fade: View["fade"], across: number): number =>
  smooth(Math.min(across, 1 - across) / fade.sides);
