import { numeral } from "../numeral.ts";
import { reply } from "../specification.ts";

/** The words that all service pages share. */
export const serviceTemplate = {
  home: { label: "Back to Home", nav: "Breadcrumb", to: "/adyakshar" },
  /** `more` opens the further paragraphs on a small screen. */
  overview: { label: "Overview", more: "More about this service" },
  technologies: { title: "Technologies" },
  capabilities: {
    title: (count: number) => `${numeral(count)} capabilities`,
    intro: "What each is for. Open one for how we do it and how it is tested.",
    verified: "Verified by",
  },
  takes: {
    title: "What it takes",
    start: "How it starts",
    weeks: "What the first weeks bring",
    drivers: "What drives the price",
  },
  handover: {
    title: "What is handed over",
    /** Opens the further items on a small screen. */
    more: "More that is handed over",
  },
  limits: { title: "When to look elsewhere" },
  getStarted: { label: "Get Started", to: "/#contact" },
  /** Stands before the address, under the button. */
  email: "or by email",
  after: `We reply ${reply}.`,
  neighbors: {
    label: "Neighboring services",
    previous: "Previous service",
    next: "Next service",
  },
} as const;
