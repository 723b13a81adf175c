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
  offices: { title: string; intro: string };
  next: NextStep;
}

export const contactPage = {
  meta: {
    title: "Contact: e-mail and three offices | Adyakshar Quantum Labs",
    description:
      "Write to Adyakshar Quantum Labs in San Francisco, Austin or Kolkata: what to put in the first message, what we answer within 24 hours, and what comes after.",
  },
  hero: {
    kicker: "contact",
    title: "One message, one workflow.",
    lead: "There is no form to fill in. Describe the circuit, the key inventory or the calculation that troubles you, and we reply within 24 hours.",
  },
  email: {
    title: "E-mail",
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
      "E-mail is not a vault. Keep keys, patient data and unpublished structures out of it; we agree on a confidential channel before you send them.",
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
        text: "Your engineers and ours, on that one workload. If a classical method will do, we say so here.",
      },
      {
        title: "A written scope",
        text: "Baseline, method, artefacts, acceptance test and limits, with the price, before work begins.",
      },
      {
        title: "The baseline, first",
        text: "Work begins by reproducing your figure in your repository. Every later claim is measured against that run.",
      },
    ],
  },
  offices: {
    title: "Offices",
    intro: "Three cities on two sides of the world.",
  },
  next: {
    title: "Four answers before you write",
    text: "How long a project takes, how soon a program is portable, how urgent post-quantum cryptography is, and whether you need a quantum computer.",
    link: { label: "Read the FAQs", to: "/resources#faq" },
  },
} as const satisfies ContactPage;
