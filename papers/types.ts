import type { OfferName } from "#app/content/quantum/offers.ts";
import type { Picture } from "#app/drawing/scene.ts";
import type { quantumGrounds } from "#app/styles/grounds.ts";

/** A picture of a paper, whose caption stands in the text. */
export interface PaperFigure {
  /** Read aloud instead of the picture: one sentence, which names where the numbers are. */
  finding: string;
  scene: Picture["scene"];
}

/** A paper's words are `<slug>/words.typ`. */
export interface Paper {
  /** The file's name under `/papers/`. */
  slug: string;
  kind: "whitepaper" | "benchmark" | "guide";
  title: string;
  version: string;
  /** ISO date of this version. */
  date: `${number}-${number}-${number}`;
  /** The first page: its ground, and a picture of what the paper computes; without one, the site's hexagon. */
  cover: { picture?: Picture; ground: Exclude<keyof ReturnType<typeof quantumGrounds>, "paper"> };
  /** Its drawings by name; they stand across the margin, or as wide as the text. */
  figures: Readonly<Record<string, PaperFigure & { inText?: boolean }>>;
  /** The numbers, sentences and rows that its text takes, as `v.name`: whatever JSON holds. */
  values: Readonly<Record<string, unknown>>;
  /** The files under `/papers/data/`, each with what it holds. */
  data: Readonly<Record<string, string>>;
  /** Offered on the last page. */
  offer?: OfferName;
  /** Whose name stands on the cover, if anybody's. */
  author?: string | null;
}

/** A record for a buyer's file, of tables alone: `typesetting/record.typ` sets it as `/<slug>.pdf`. */
export interface RecordPaper {
  slug: string;
  title: string;
  /** The day of its facts, in words. */
  asOf?: string;
  intro: readonly string[];
  sections: readonly {
    title: string;
    /** Each with its share of the width. */
    columns: readonly { title: string; share: number }[];
    rows: readonly (readonly string[])[];
  }[];
}
