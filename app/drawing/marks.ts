import type { Tone } from "#app/lib/palettes.ts";
import type { CircleMark, Mark, PathMark, RectMark, Stroke, TextMark } from "./scene.ts";

/** Coordinates keep one decimal: finer is invisible and costs bytes. */
export function round(value: number): number {
  return Math.round(value * 10) / 10 || 0;
}

export function path(d: string, style: Stroke): PathMark {
  return { kind: "path", d, ...style };
}

/** A path for each style, with the shapes of the items that have it. */
export function pathsByStyle<T>(
  items: readonly T[],
  shape: (item: T, index: number) => string,
  styles: readonly (readonly [hasStyle: (item: T) => boolean, style: Stroke])[],
): PathMark[] {
  return styles.map(([hasStyle, style]) =>
    path(items.map((item, k) => (hasStyle(item) ? shape(item, k) : "")).join(""), style),
  );
}

export function rect(x: number, y: number, w: number, h: number, style: Stroke): RectMark {
  return { kind: "rect", x: round(x), y: round(y), w: round(w), h: round(h), ...style };
}

export function circle(cx: number, cy: number, r: number, style: Stroke): CircleMark {
  return { kind: "circle", cx: round(cx), cy: round(cy), r: round(r), ...style };
}

export type TextStyle = Omit<TextMark, "kind" | "x" | "y" | "text">;

export function text(x: number, y: number, content: string, style: TextStyle = {}): TextMark {
  return { kind: "text", x: round(x), y: round(y), text: content, ...style };
}

export function note(x: number, y: number, content: string, style: TextStyle = {}): TextMark {
  return text(x, y, content, { tone: "quiet", ...style });
}

/** The size of labels, in units of the drawing where it is narrowest. */
export const LABEL_UNITS = 11;
export const LARGE_LABEL_UNITS = 14;

export function label(
  x: number,
  y: number,
  words: string,
  tone: Tone,
  anchor?: "middle" | "end",
): Mark {
  return text(x, y, words, { tone, anchor, mono: true });
}
