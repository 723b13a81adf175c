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
  /** A name on the page, for copies. */
  id?: string;
  place?: Place;
}

/** Where a path is drawn, if not where it was computed. */
export interface Place {
  x: number;
  y: number;
  scale: number;
}

/** A path of the same scene once more, in another place. */
export interface CopyMark {
  kind: "copy";
  of: string;
  place: Place;
}

export interface RectMark extends Stroke {
  kind: "rect";
  x: number;
  y: number;
  w: number;
  h: number;
  r?: number;
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
  /** `s` for ticks, `m` for labels, `l` for the one thing to read first. */
  size?: "s" | "m" | "l";
  mono?: boolean;
  bold?: boolean;
}

export type Mark = PathMark | CopyMark | RectMark | CircleMark | TextMark;

/** A drawing as data: computed at build time, drawn by `scene-svg.tsx` on pages and by `scene-file.ts` into files. */
export interface Scene {
  width: number;
  height: number;
  marks: readonly Mark[];
}

export interface FigureTable {
  columns: readonly string[];
  rows: readonly (readonly string[])[];
}

/** A picture with everything that a page needs to show it to any reader. */
export interface Figure {
  id: string;
  /** The accessible name. */
  title: string;
  /** What the picture shows, in a sentence: the caption's first part. */
  finding?: string;
  /** What was computed, and from what. */
  caption: string;
  scene: Scene;
  /** The address of the drawing as a file, where the page's markup carries its labels only. */
  picture?: string;
  /** The same composed for a wide plate; `scene` is then what small screens show. */
  wide?: Scene;
  /** The text equivalent: the same numbers, as a table. */
  table: FigureTable;
}
