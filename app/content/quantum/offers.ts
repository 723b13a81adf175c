import { weeks } from "../specification.ts";
import type { NavLink, TitledText } from "../types.ts";

/** What can be ordered alone, without a plan. */
export interface Offer {
  title: string;
  /** In the order of the rows: how long, what is received, what drives the price. */
  items: readonly [TitledText, TitledText, TitledText];
  link: NavLink;
}

/** What stands where the owner has set no price in `site.config.ts`. */
export const offerPrice = "Price in the written scope";

export const offers = {
  blueprint: {
    title: "PQC readiness blueprint",
    items: [
      { title: "Duration", text: `${weeks.project}; the written scope states yours` },
      {
        title: "What you receive",
        text: "An inventory of keys, certificates, protocols and libraries, with a dated plan. You can stop after it.",
      },
      {
        title: "What drives the price",
        text: "How many systems and hardware security modules are in scope, and which rules bind you",
      },
    ],
    link: { label: "Ask for the blueprint", to: "/contact#blueprint" },
  },
  pilot: {
    title: "Simulation pilot",
    items: [
      { title: "Duration", text: `${weeks.project}; the method note comes first` },
      {
        title: "What you receive",
        text: "A method note with memory and cost, then energies with their error against values you trust. A written rule stops it.",
      },
      { title: "What drives the price", text: "System size, GPU hours and weeks" },
    ],
    link: { label: "Ask for a pilot", to: "/contact#pilot" },
  },
} as const satisfies Record<string, Offer>;

export type OfferName = keyof typeof offers;
