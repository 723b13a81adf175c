import type { NextStep, PageMeta, TitledText } from "../types.ts";
import type { ServiceSlug } from "./cards.ts";

export interface ServiceCapability {
  name: string;
  /** The state that the client has afterwards, in one sentence. */
  outcome: string;
  method: string;
  /** The check that would fail if the method had not been followed. */
  verified: string;
}

/** The words of one service page. */
export interface Service {
  slug: ServiceSlug;
  meta: PageMeta;
  /** The headline is the card's title, followed by this phrase in italics. */
  phrase: string;
  lead: string;
  overview: {
    /** The sentence to remember, its last words in italics, and what follows from it. */
    statement: string;
    emphasis: string;
    consequence: string;
    paragraphs: readonly string[];
  };
  technologies: readonly string[];
  capabilities: readonly ServiceCapability[];
  /** `weeks` tells what the first weeks bring, and the price depends on `drivers`. */
  takes: {
    weeks: TitledText;
    drivers: Readonly<Record<string, string>>;
  };
  /** Each thing with the test that it must pass. */
  handover: Readonly<Record<string, string>>;
  limits: readonly string[];
  /** The title's last words are in italics. */
  closing: Omit<NextStep, "link"> & { emphasis: string };
}
