import type { Tone } from "#app/lib/palettes.ts";

/** A phase in turns, 0 to 1, in its color on the phase wheel. */
export interface Phase {
  phase: number;
}

export type Paint = Tone | Phase;

export interface Stroke {
  stroke?: Paint;
  /** In CSS pixels: strokes do not scale with the drawing. */
  width?: number;
  dash?: string;
  fill?: Paint;
  opacity?: number;
}

export interface PathMark extends Stroke {
  kind: "path";
  d: string;
  place?: Place;
}

/** The place at which a path is drawn, if not where it was computed. */
export interface Place {
  x: number;
  y: number;
  scale: number;
}

export interface RectMark extends Stroke {
  kind: "rect";
  x: number;
  y: number;
  w: number;
  h: number;
}

export interface CircleMark extends Stroke {
  kind: "circle";
  cx: number;
  cy: number;
  r: number;
}

export interface TextMark {
  kind: "text";
  x: number;
  y: number;
  text: string;
  tone?: Tone;
  anchor?: "start" | "middle" | "end";
  /** True for the one thing to read first; all other labels have one size. */
  large?: boolean;
  mono?: boolean;
  bold?: boolean;
  /** True if the middle of its capitals keeps its place where the drawing is scaled and its size is not. */
  centered?: boolean;
  /** Lines of type below its place, or above it if negative; their distance does not scale with the drawing. */
  line?: number;
}

export type Mark = PathMark | RectMark | CircleMark | TextMark;

export interface Scene {
  width: number;
  height: number;
  marks: readonly Mark[];
  /** SVG that is drawn over the shapes, where marks would be too many elements: thousands of dots. */
  body?: string;
  image?: Image;
  /** The address of the file with the shapes; `marks` then holds only the labels. */
  src?: string;
}

export interface Image {
  type: "svg" | "avif";
  content: string | Uint8Array;
}

export function sceneOf(
  width: number,
  height: number,
  marks: readonly Mark[],
  body?: string,
): Scene {
  return { width, height, marks, body };
}

export interface FigureTable {
  columns: readonly string[];
  rows: readonly (readonly string[])[];
}

export interface Picture {
  title: string;
  caption?: string;
  scene: Scene;
  /** The same composed for a small screen, where it needs to be. */
  narrow?: Scene;
  /** `inline` puts the shapes into the page, where they take its colors. Those of the lab always stand there. */
  shapes?: "inline";
}

/** A picture that explains how parts work together and computes nothing. */
export interface Diagram extends Picture {
  finding?: string;
}

export interface Figure extends Diagram {
  caption: string;
  /** The text equivalent: the same numbers, as a table. */
  table: FigureTable;
}
