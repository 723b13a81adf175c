import type { DocumentKind } from "./types.ts";

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
  /** The size of the cover's drawing. */
  cover: { width: number; height: number };
  data: readonly { file: string; holds: string; bytes: number }[];
}
