import type { FigureTable, TextMark } from "#app/figures/scene.ts";

/** A picture that becomes a file, and the labels that the page sets over it in its own type. */
export interface PlateView {
  width: number;
  height: number;
  /** What stands inside the root element. */
  body: string;
  labels: readonly TextMark[];
}

/** A large picture for the opening of a page, composed twice. */
export interface Plate {
  id: string;
  /** The accessible name. */
  title: string;
  /** What the picture shows, in a sentence. */
  finding: string;
  /** What was computed, and from what. */
  caption: string;
  wide: PlateView;
  narrow: PlateView;
  table: FigureTable;
}
