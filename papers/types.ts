import type { phaseGrounds } from "#app/figures/phase-grounds.ts";
import type { Picture } from "#app/figures/scene.ts";
import type { Palette } from "#app/lib/palettes.ts";

/**
 * Text with light markup: `**strong**`, `*emphasis*`, `` `code` ``, `[words](/page or https://…)`, `[@key]` for a
 * reference, `^{…}` and `_{…}` for superior and inferior figures.
 */
export type RichText = string;

export interface Column {
  title: RichText;
  align?: "left" | "right";
  /** A share of the free width; columns without one are as wide as their words. */
  share?: number;
  mono?: boolean;
}

export interface TableBlock {
  kind: "table";
  caption: RichText;
  columns: readonly Column[];
  rows: readonly (readonly RichText[])[];
  /** Smaller type, for tables of many columns. */
  dense?: boolean;
  /** Whether it may continue on the next page; by default only a long one may. */
  breaks?: boolean;
}

/** A picture whose caption stands in the text. Its finding is read aloud instead of it: one sentence, which names where the numbers are. */
export interface PaperFigure {
  finding: string;
  scene: Picture["scene"];
}

export interface FigureBlock {
  kind: "figure";
  figure: PaperFigure;
  caption: RichText;
  /** Across the margin, for drawings with much in them. */
  wide?: boolean;
}

export type Block =
  /** A paragraph; a long one is a list of its sentences. */
  | RichText
  | readonly RichText[]
  | { kind: "heading"; text: RichText }
  | { kind: "list"; ordered: boolean; items: readonly RichText[] }
  | { kind: "terms"; items: readonly { term: RichText; text: RichText }[] }
  | { kind: "code"; text: string; caption?: RichText }
  /** The one sentence that a hurried reader should take along. */
  | { kind: "finding"; text: RichText }
  | { kind: "formula"; text: RichText }
  | TableBlock
  | FigureBlock;

export interface DocumentSection {
  title: string;
  blocks: readonly Block[];
}

export interface Reference {
  /** As cited in the text: `[@key]`. */
  key: string;
  text: string;
  /** The number under which it is found: arXiv, RFC, FIPS, Federal Register. */
  number: string;
  url: string;
}

export interface DataFile {
  /** The name under `/papers/data/`. */
  file: string;
  /** What is in it. */
  holds: string;
}

export interface PaperDocument {
  /** The file's name under `/papers/`. */
  slug: string;
  kind: "whitepaper" | "benchmark" | "guide";
  title: string;
  abstract: RichText;
  version: string;
  /** ISO date of this version. */
  date: `${number}-${number}-${number}`;
  /** The first page: its ground, and a picture of what the document computes; without one, the site's hexagon. */
  cover: { picture?: Picture; ground: keyof typeof phaseGrounds };
  /** The figure beside the abstract. */
  overview?: {
    figure: PaperFigure;
    caption: RichText;
  };
  sections: readonly DocumentSection[];
  limits: readonly RichText[];
  /** Commands that make what the document reports. */
  reproduce: { text: RichText; commands: readonly string[] };
  /** What can be ordered after reading it, on its last page. */
  offer?: "blueprint" | "pilot";
  data: readonly DataFile[];
  references: readonly Reference[];
}

/** What can be ordered. */
interface Offer {
  title: string;
  items: readonly { title: string; text: string }[];
  price: string;
  link: { label: string; to: string };
}

/** What the documents need of whoever publishes them. */
export interface Publisher {
  origin: string;
  email: string;
  /** Where the code is public, if it is. */
  repository: { url: string; commit: string } | null;
  offers: Readonly<Record<NonNullable<PaperDocument["offer"]>, Offer>>;
  /** On paper, and on covers. */
  palettes: { pages: Palette; cover: Palette };
  fonts: Fonts;
}

/** Families by their use; the spare ones have the signs that the others lack. */
export interface Fonts {
  text: string;
  mono: string;
  spare: readonly string[];
  /** What they are made from: a document is set anew when one changes. */
  sources: readonly string[];
  /** Plain sfnt files of one weight each, as Typst reads them. */
  load: () => Promise<readonly { family: string; file: Uint8Array }[]>;
}
