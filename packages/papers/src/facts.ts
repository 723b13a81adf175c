import type { DocumentKind } from "./types.ts";

/** The widths in which a page is drawn: for small screens, for large ones, and for those of twice the density. */
export const SHEET_WIDTHS = [360, 560, 800] as const;

/** The code behind the documents: one file beside them. Not `.tar.gz`, since hosts take `*.gz` for compressed copies. */
export const SOURCE_ARCHIVE = "adyakshar-quantum-src.tgz";

/** A page of a document as a picture. */
export interface SheetFacts {
  name: string;
  alt: string;
  /** Of the largest. */
  width: number;
  height: number;
}

export function sheetFile(name: string, width: number): string {
  return `${name}-${width}.avif`;
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
