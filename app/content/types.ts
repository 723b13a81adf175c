import type { Href } from "#app/lib/href.ts";

export interface PageMeta {
  title: string;
  description: string;
  /** The language of a page that is not in English, such as "de"; its `page.tsx` exports its meta as `handle` too. */
  lang?: string;
}

export interface NavLink {
  label: string;
  to: Href;
}

/** A thing and what is said of it: a capability, a deliverable, a value. */
export interface TitledText {
  title: string;
  text: string;
}

/** A capability has a line that is always read, then how, and where it ends. */
export interface Capability extends TitledText {
  lead: string;
}

/** A page's opening words. */
export interface Hero {
  /** The kicker says in plain words what the page is about, above its headline. */
  kicker: string;
  title: string;
  lead: string;
  /** The way to the page's instrument, which needs script, or to what else a visitor would do first. */
  action?: NavLink & { needsScript?: true };
}

/** The one next step at a page's end. */
export interface NextStep {
  title: string;
  text: string;
  link: NavLink;
}

/** A service or a technology in a few words. */
export interface Card {
  title: string;
  description: string;
  /** Written out here, so that a message of TypeScript lists them. */
  color: "neon-blue" | "neon-purple" | "neon-green";
  features: readonly string[];
}
