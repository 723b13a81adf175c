import type { PagePath } from "#app/lib/href.ts";
import type { Accent, NextStep, PageMeta } from "../types.ts";

type SlugOf<Path> = Path extends `/features/${infer Slug}` ? Slug : never;

/** The last part of every address under /features in `routes.ts`. */
export type ServiceSlug = SlugOf<PagePath>;

export interface Capability {
  /** What it prevents. */
  title: string;
  /** What engineers call it. */
  name: string;
  method: string;
  /** The check that would fail if the method had not been followed. */
  verified: string;
}

export interface Handover {
  name: string;
  /** What the client can observe before accepting it. */
  accepted: string;
}

/** The words of one service page. */
export interface Service {
  slug: ServiceSlug;
  /** As the neighboring pages and the headline call it. */
  name: string;
  accent: Accent;
  meta: PageMeta;
  /** The headline is the name, followed by this phrase in italics. */
  phrase: string;
  lead: string;
  overview: {
    /** The sentence to remember, and what follows from it. */
    statement: string;
    consequence: string;
    paragraphs: readonly string[];
  };
  technologies: readonly string[];
  capabilities: { title: string; items: readonly Capability[] };
  handover: readonly Handover[];
  limits: readonly string[];
  closing: Omit<NextStep, "link">;
}
