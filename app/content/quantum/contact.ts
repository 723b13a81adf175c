import type { Hero, NextStep, PageMeta, Point } from "../types.ts";

interface ContactPage {
  meta: PageMeta;
  hero: Hero;
  email: {
    title: string;
    note: string;
    copy: { idle: string; copied: string; selected: string; announced: string };
  };
  message: { title: string; intro: string; items: readonly Point[]; limit: string };
  steps: { title: string; items: readonly Point[] };
  /** What we propose for the written scope; nothing here binds before one is signed. */
  terms: { title: string; intro: string; items: readonly Point[] };
  offices: { title: string; statement: string; intro: string; now: string };
  next: NextStep;
}

export const contactPage = {
  meta: {
    title: "Contact: email and three offices | Adyakshar Quantum Labs",
    description:
      "Write to Adyakshar Quantum Labs in San Francisco, Austin or Kolkata: what to put in the first message, what we answer within 24 hours, and what comes after.",
  },
  hero: {
    kicker: "contact",
    title: "One message, one workflow.",
    lead: "There is no form to fill in. Describe the circuit, the signing path or the calculation that troubles you, and we reply within 24 hours.",
  },
  email: {
    title: "Email",
    note: "One address for all three offices.",
    copy: {
      idle: "Copy address",
      copied: "Copied",
      selected: "Selected: now copy",
      announced: "Address copied to the clipboard",
    },
  },
  message: {
    title: "What to send first",
    intro: "Five lines are enough. Leave out what you do not know yet.",
    items: [
      {
        title: "The workload",
        text: "One circuit, protocol or calculation, and the decision that depends on its result.",
      },
      {
        title: "The target",
        text: "Device, simulator, HSM model or cluster, with versions. “Not chosen yet” is an answer.",
      },
      {
        title: "Today's figure",
        text: "The depth, run time, cost or error you measure now, and how. It becomes the baseline.",
      },
      {
        title: "The constraint",
        text: "What may not change: a message format, a coupling map, an audit trail, a release date.",
      },
      {
        title: "The date",
        text: "When a result stops being useful to you.",
      },
    ],
    limit:
      "Email is not confidential. Keep keys, key inventories, patient data and unpublished structures out of it: an inventory is a map of weaknesses. We agree on a confidential channel before you send them.",
  },
  steps: {
    title: "What happens next",
    items: [
      {
        title: "Within 24 hours",
        text: "A reply that says whether we can help, what we would measure first, and what we still need to know.",
      },
      {
        title: "A first call",
        text: "Your engineers and ours, on that one workload. It needs someone who knows the system, someone who can say what a result is worth, and nothing confidential. If a classical method will do, we say so here.",
      },
      {
        title: "A written scope",
        text: "Baseline, method, deliverables, acceptance test and limits, with the price, before work begins.",
      },
      {
        title: "The baseline, first",
        text: "Work begins by reproducing your figure in your repository. Every later claim is measured against that run.",
      },
    ],
  },
  terms: {
    title: "Terms we propose",
    intro: "For the written scope, where both sides agree on them. Your own templates are welcome.",
    items: [
      {
        title: "Ownership",
        text: "What we write for you is yours and lands in your repository as it is written. What we bring along, ours or open source, is listed with its license.",
      },
      {
        title: "Confidentiality",
        text: "An NDA, yours or a mutual one, before anything confidential changes hands. Publications only where the scope provides for them, and after your review.",
      },
      {
        title: "Data",
        text: "It stays on your systems wherever the work allows. Where it does not, the scope names the place, the people with access and the day of deletion.",
      },
      {
        title: "Price and duration",
        text: "Stated in the scope before work begins, with the acceptance test for each deliverable. The plans on the home page are the starting points.",
      },
      {
        title: "Public contracts",
        text: "No contract vehicle is listed. Ask, and name the one that you would use.",
      },
    ],
  },
  offices: {
    title: "Offices",
    statement: "Three office days cover 20 of 24 hours.",
    now: "now",
    intro:
      "Between San Francisco and Kolkata lie twelve and a half hours in summer and thirteen and a half in winter.",
  },
  next: {
    title: "Four answers before you write",
    text: "How long a project takes, how soon a program is portable, how urgent post-quantum cryptography is, and whether you need a quantum computer.",
    link: { label: "Read the FAQs", to: "/resources#faq" },
  },
} as const satisfies ContactPage;
