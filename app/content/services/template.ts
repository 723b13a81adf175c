import { numeral } from "../numeral.ts";
import type { NavLink } from "../types.ts";

interface ServiceTemplate {
  home: NavLink;
  /** `more` opens the further paragraphs on a small screen. */
  overview: { label: string; more: string };
  technologies: { title: string };
  /** `prevents` stands before what a capability prevents. */
  capabilities: { emphasis: string; prevents: string; verified: string };
  takes: { title: string; intro: string; start: string; weeks: string; drivers: string };
  /** `more` opens the further items on a small screen. */
  handover: { title: string; intro: string; more: string };
  limits: { title: string };
  getStarted: NavLink;
  /** Before the address, under the button. */
  email: string;
  after: string;
  neighbors: { label: string; previous: string; next: string };
}

/** The words that all service pages share. */
export const serviceTemplate = {
  home: { label: "Back to Home", to: "/adyakshar" },
  overview: { label: "Overview", more: "More about this service" },
  technologies: { title: "Technologies" },
  capabilities: {
    emphasis: "and what each prevents",
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
    more: "More that is handed over",
  },
  limits: { title: "When to look elsewhere" },
  getStarted: { label: "Get Started", to: "/#contact" },
  email: "or by email",
  after: "We reply within 24 hours.",
  neighbors: {
    label: "Neighboring services",
    previous: "Previous service",
    next: "Next service",
  },
} as const satisfies ServiceTemplate;

/** The heading over a service's capabilities, which counts them. */
export function capabilitiesTitle(count: number): string {
  return `${numeral(count)} capabilities, ${serviceTemplate.capabilities.emphasis}`;
}
