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

export type Shape = PathMark | RectMark | CircleMark;
export type Mark = Shape | TextMark;

export interface Scene {
  width: number;
  height: number;
  shapes: readonly Shape[];
  /** The words over the shapes. */
  labels: readonly TextMark[];
  /** SVG that is drawn over the shapes, where marks would be too many elements: thousands of dots. */
  body?: string;
  /** A drawing that is finished: it becomes a file, and has no shapes. */
  image?: Image;
  /** True if the build writes the shapes into a file in the quantum site's colors, and leaves only the labels here. */
  isFile?: true;
  /** The address of that file. */
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
  const labels = marks.filter((mark) => mark.kind === "text");
  const shapes = marks.filter((mark) => mark.kind !== "text");
  return { width, height, shapes, labels, body };
}

/** A picture whose shapes the build writes into a file. Those of other pictures stand in the page and take its colors. */
export function asFile<T extends Pick<Picture, "scene" | "narrow">>(picture: T): T {
  const { scene, narrow } = picture;
  return {
    ...picture,
    scene: { ...scene, isFile: true },
    ...(narrow && { narrow: { ...narrow, isFile: true } }),
  };
}

/** A scene that is an image already. */
export function imageScene(
  { width, height }: Pick<Scene, "width" | "height">,
  image: Image,
): Scene {
  return { width, height, shapes: [], labels: [], image };
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
}

/** A picture that explains how parts work together and computes nothing. */
export interface Diagram extends Picture {
  finding?: string;
}

export interface FigureData extends Diagram {
  caption: string;
  /** The text equivalent: the same numbers, as a table. */
  table: FigureTable;
}
