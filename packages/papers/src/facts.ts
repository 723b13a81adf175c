export type DocumentKind = "whitepaper" | "benchmark" | "guide";

/** A document's cover as the site shows it. */
export const coverSize = { width: 595, height: 700 } as const;

/** The code behind the documents: one file beside them. Not `.tar.gz`, since hosts take `*.gz` for compressed copies. */
export const sourceArchiveName = "adyakshar-quantum-src.tgz";

/** The compiler and its simulators as a package that npm installs. */
export const packageArchiveName = "adyakshar-quantum.tgz";

/** What a page may say of a document, taken from the built file. */
export interface DocumentFacts {
  slug: string;
  kind: DocumentKind;
  title: string;
  version: string;
  date: string;
  pages: number;
  bytes: number;
  data: readonly { file: string; holds: string; bytes: number }[];
}
