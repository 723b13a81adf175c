import type { NavLink } from "../types.ts";

interface ServiceTemplate {
  home: NavLink;
  technologies: { title: string };
  capabilities: { title: string; columns: { name: string; method: string; verified: string } };
  handover: { title: string; intro: string; columns: { name: string; accepted: string } };
  limits: { title: string };
  getStarted: NavLink;
  neighbours: { label: string; previous: string; next: string };
}

/** The words that all service pages share. */
export const serviceTemplate = {
  home: { label: "Back to Home", to: "/adyakshar" },
  technologies: { title: "Technologies" },
  capabilities: {
    title: "Capabilities",
    columns: { name: "What is built", method: "Method", verified: "Verification" },
  },
  handover: {
    title: "What is handed over",
    intro:
      "Acceptance is something you can watch happen, on your side, without us at the keyboard.",
    columns: { name: "Artefact", accepted: "Accepted when" },
  },
  limits: { title: "When to look elsewhere" },
  getStarted: { label: "Get Started", to: "/#contact" },
  neighbours: {
    label: "Neighbouring services",
    previous: "Previous service",
    next: "Next service",
  },
} as const satisfies ServiceTemplate;
