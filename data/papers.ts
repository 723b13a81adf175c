/** The facts come from the built file of a paper. */
export interface PaperFacts {
  slug: string;
  title: string;
  version: string;
  /** ISO date of this version. */
  date: string;
  pages: number;
  bytes: number;
  data: readonly { file: string; holds: string; bytes: number }[];
}

/** A PDF of the owner's, beside what the build sets. */
export interface OwnDocument {
  /** Its address, such as "/brochure.pdf". */
  file: string;
  title: string;
  date: string;
  /** 0 where the file does not tell. */
  pages: number;
  bytes: number;
}

/** The build writes it once all papers are set. */
export interface PaperList {
  papers: readonly PaperFacts[];
  own: readonly OwnDocument[];
  sourceBytes: number;
  packageBytes: number;
  packageVersion: string;
  /** In hexadecimal digits. */
  packageSha256: string;
}

/** A paper's cover as the site shows it. */
export const coverSize = { width: 595, height: 700 } as const;

/** The code behind the papers: one file beside them. Not `.tar.gz`, since hosts take `*.gz` for compressed copies. */
export const sourceArchiveName = "adyakshar-quantum-src.tgz";

/** The compiler and its simulators as a package that npm installs. */
export const packageArchiveName = "adyakshar-quantum.tgz";
