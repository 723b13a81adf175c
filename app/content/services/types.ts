import type { PagePath } from "#app/lib/href.ts";
import type { Accent, NextStep, PageMeta } from "../types.ts";

type SlugOf<Path> = Path extends `/features/${infer Slug}` ? Slug : never;

/** The last part of every address under /features in `routes.ts`. */
export type ServiceSlug = SlugOf<PagePath>;

export interface Capability {
  title: string;
  method: string;
  /** The check that would fail if the method had not been followed. */
  verified: string;
}

export interface Handover {
  name: string;
  /** What the client can observe before accepting it. */
  accepted: string;
}

/** One service page; three templates are shared by two pages each, the words are not. */
export interface Service {
  slug: ServiceSlug;
  /** As the neighboring pages and the headline call it. */
  name: string;
  accent: Accent;
  meta: PageMeta;
  /** The headline is the name, followed by this phrase in italics. */
  phrase: string;
  lead: string;
  overview: { title: string; paragraphs: readonly string[] };
  technologies: readonly string[];
  capabilities: readonly Capability[];
  handover: readonly Handover[];
  limits: string;
  closing: Omit<NextStep, "link">;
}
