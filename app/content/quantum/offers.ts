import { weeks } from "../specification.ts";

export const offers = {
  blueprint: {
    title: "PQC readiness blueprint",
    duration: weeks.project,
    items: [
      {
        title: "What you receive",
        text: "An inventory of your keys, certificates, protocols and libraries, and a dated plan to replace what must go.",
      },
      {
        title: "What drives the price",
        text: "Priced by your systems, hardware security modules and the rules that bind you.",
      },
    ],
    link: { label: "Ask for the blueprint", to: "/contact#blueprint" },
  },
  pilot: {
    title: "Simulation pilot",
    duration: weeks.project,
    items: [
      {
        title: "What you receive",
        text: "First a note on method and cost, then energies checked against values you trust, and a written rule that says when we stop.",
      },
      {
        title: "What drives the price",
        text: "Priced by the size of your system, its GPU hours and the weeks it takes.",
      },
    ],
    link: { label: "Ask for a pilot", to: "/contact#pilot" },
  },
} as const;

export type OfferName = keyof typeof offers;
