import type { NavLink } from "../types.ts";

interface ServiceTemplate {
  home: NavLink;
  overview: { label: string };
  technologies: { title: string };
  capabilities: { title: string; verified: string };
  handover: { title: string; intro: string; columns: { name: string; accepted: string } };
  limits: { title: string };
  getStarted: NavLink;
  /** Before the address, under the button. */
  email: string;
  /** What follows a message. */
  after: string;
  neighbors: { label: string; previous: string; next: string };
}

/** The words that all service pages share. */
export const serviceTemplate = {
  home: { label: "Back to Home", to: "/adyakshar" },
  overview: { label: "Overview" },
  technologies: { title: "Technologies" },
  capabilities: { title: "Capabilities", verified: "Verified by" },
  handover: {
    title: "What is handed over",
    intro: "Each item is accepted when your own team has seen it work.",
    columns: { name: "Item", accepted: "Accepted when" },
  },
  limits: { title: "When to look elsewhere" },
  getStarted: { label: "Get Started", to: "/#contact" },
  email: "or by email",
  after:
    "We reply within 24 hours. A written scope states price, weeks and acceptance before work begins.",
  neighbors: {
    label: "Neighboring services",
    previous: "Previous service",
    next: "Next service",
  },
} as const satisfies ServiceTemplate;
