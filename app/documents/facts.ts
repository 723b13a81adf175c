import type { Figure } from "#app/figures/scene.ts";
import type { DocumentKind } from "./types.ts";

/** A page of a document as a picture, under `/papers/sheets/`. */
export interface SheetFacts {
  file: string;
  alt: string;
  width: number;
  height: number;
}

/** A benchmark's chart: shapes in files, labels in the page's type where there is room for them. */
export interface DocumentChart {
  figure: Figure;
  narrow: { src: string; width: number; height: number };
}

/** What a page may say of a document, taken from the built file. */
export interface DocumentFacts {
  slug: string;
  kind: DocumentKind;
  title: string;
  /** Headings, in order. */
  contents: readonly string[];
  version: string;
  date: string;
  pages: number;
  bytes: number;
  sheets: readonly SheetFacts[];
  data: readonly { file: string; holds: string; bytes: number }[];
}
