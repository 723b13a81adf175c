import type { phaseGrounds } from "#app/drawing/phase-grounds.ts";
import type { Picture } from "#app/drawing/scene.ts";

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
  cover: { picture?: Picture; ground: keyof typeof phaseGrounds };
  /** Its drawings by name; they stand across the margin, or as wide as the text. */
  figures: Readonly<Record<string, PaperFigure & { inText?: boolean }>>;
  /** The numbers, sentences and rows that its text takes, as `v.name`: whatever JSON holds. */
  values: Readonly<Record<string, unknown>>;
  /** The files under `/papers/data/`, each with what it holds. */
  data: Readonly<Record<string, string>>;
  /** Offered on the last page. */
  offer?: "blueprint" | "pilot";
}

interface Offer {
  title: string;
  duration: string;
  items: readonly { title: string; text: string }[];
  price: string;
  link: { label: string; to: string };
}

/** What papers say of their publisher: the owner's facts, and the offers of the site. */
export interface Publisher {
  origin: string;
  email: string;
  /** The code's address and commit, if it is public. */
  repository: { url: string; commit: string } | null;
  /** Who signs a paper, by its slug. */
  authors: Readonly<Record<string, string | null>>;
  offers: Readonly<Record<NonNullable<Paper["offer"]>, Offer>>;
}
