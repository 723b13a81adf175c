import { cityNames } from "../offices.ts";
import { plans, reply, weeks } from "../specification.ts";
import type { Hero, NavLink, PageMeta, TitledText } from "../types.ts";

interface ContactPage {
  meta: PageMeta;
  hero: Hero;
  email: {
    title: string;
    copy: { idle: string; copied: string; selected: string; announced: string };
  };
  message: {
    title: string;
    intro: string;
    /** What stands under the button. */
    note: string;
    /** Before what the pressed button was about, the address and the subject. */
    labels: { about: string; to: string; subject: string };
    /** Returns to the general letter. */
    general: string;
    /** The button that starts the email, and its subject where no button led here. */
    write: string;
    subject: string;
    items: readonly TitledText[];
  };
  steps: { title: string; items: readonly TitledText[] };
  /** What we propose for the written scope; nothing here binds before one is signed. */
  terms: {
    title: string;
    intro: string;
    items: readonly TitledText[];
    links: readonly NavLink[];
  };
  offices: { title: string };
}

export const contactPage = {
  meta: {
    title: `Contact: email and ${cityNames.count} offices | Adyakshar Quantum Labs`,
    description: `Write to Adyakshar Quantum Labs in ${cityNames.or}: what to write first, what we answer ${reply}, and what comes after.`,
  },
  hero: {
    kicker: "contact",
    title: "Send us one\u00a0workflow.",
    lead: `Describe the circuit, the signing path or the calculation that troubles you. We reply ${reply}.`,
  },
  email: {
    title: "Email",
    copy: {
      idle: "Copy address",
      copied: "Copied",
      selected: "Selected: now copy",
      announced: "Address copied to the clipboard",
    },
  },
  message: {
    title: "What to send first",
    intro:
      "A few lines are enough. The email opens in your own program, with these questions in it.",
    note: "We keep it confidential, but email is not a secure channel. Until we agree on one, leave out keys, key inventories, patient data and unpublished structures.",
    labels: { about: "About", to: "To", subject: "Subject" },
    general: "Write about something else",
    write: "Write the email",
    subject: "One workflow for Quantum Labs",
    items: [
      {
        title: "The workflow",
        text: "Which circuit, protocol or calculation is it, and which decision depends on it?",
      },
      {
        title: "The target",
        text: "Which device, simulator, hardware security module or cluster do you use? “Not chosen yet” is an answer.",
      },
      {
        title: "Today’s figure",
        text: "What do you count now: depth, run time, cost, error, key lifetime? How?",
      },
      {
        title: "The constraint",
        text: "What must not change: a message format, a device, an audit trail, a legal deadline?",
      },
      {
        title: "The date",
        text: "By when do you need a result?",
      },
    ],
  },
  steps: {
    title: "What happens next",
    items: [
      {
        title: "Within 24 hours",
        text: "We say whether we can help, what we would measure first and what we still need to know.",
      },
      {
        title: "A first call",
        text: "Your engineers and ours talk about that one workflow, without anything confidential. If a classical method will do, we say so here.",
      },
      {
        title: "A written scope",
        text: "It states baseline, method, deliverables, acceptance test, limits and price before work begins.",
      },
      {
        title: "Then the baseline",
        text: "We first reproduce your figure in your repository. Every later claim is measured against that run.",
      },
    ],
  },
  terms: {
    title: "Terms we propose",
    intro: "Your own templates are welcome.",
    items: [
      {
        title: "Ownership",
        text: "What we write for you is yours and lands in your repository as it is written. What we bring along is listed with its license.",
      },
      {
        title: "Confidentiality",
        text: "We sign a nondisclosure agreement, yours or a mutual one, before anything confidential changes hands. We publish only what the scope provides for, after your review.",
      },
      {
        title: "Data",
        text: "It stays on your systems wherever the work allows. Otherwise the scope names the place, the people with access and the day of deletion.",
      },
      {
        title: "Price and duration",
        text: `The scope states both before work begins. Starter, a compiler sprint, is ${plans.starter.price}: ${weeks.sprint} of engineering within a project of ${weeks.project}. Growth is ${plans.growth.price}, ${weeks.multiBackend}. The price of a post-quantum blueprint or a simulation pilot stands beside its offer; a residency is priced on application.`,
      },
      {
        title: "People and audit",
        text: "The scope names who works on it, where, and any subcontractor. It grants the audit and exit rights that your regulator asks for.",
      },
      {
        title: "Payment, liability, law",
        text: "These, with milestones and termination, are in the scope or your master agreement. We hold no government framework contract. Name yours; we say whether it suits.",
      },
    ],
    links: [
      { label: "Indicative pricing", to: "/#pricing-section" },
      { label: "Imprint", to: "/legal#imprint" },
      { label: "Four frequent questions", to: "/resources#faq" },
    ],
  },
  offices: { title: "Offices" },
} as const satisfies ContactPage;
