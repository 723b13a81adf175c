import { numeral } from "../numeral.ts";
import { reply } from "../specification.ts";

/** The words that all service pages share. */
export const serviceTemplate = {
  home: { label: "Back to Home", to: "/adyakshar" },
  /** `more` opens the further paragraphs on a small screen. */
  overview: { label: "Overview", more: "More about this service" },
  technologies: { title: "Technologies" },
  capabilities: {
    emphasis: "and what each prevents",
    /** Stands before what a capability prevents. */
    prevents: "Prevents",
    verified: "Verified by",
  },
  takes: {
    title: "What it takes",
    intro: "Before work begins, you have a written scope with the weeks and the price.",
    start: "How it starts",
    weeks: "What the first weeks bring",
    drivers: "What drives the price",
  },
  handover: {
    title: "What is handed over",
    intro: "You accept each item only after your own team has seen it pass its test.",
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

/** The heading over a service's capabilities, which counts them. */
export function capabilitiesTitle(count: number): string {
  return `${numeral(count)} capabilities, ${serviceTemplate.capabilities.emphasis}`;
}
