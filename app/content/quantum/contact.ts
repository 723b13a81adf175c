import { cityNames } from "../offices.ts";
import { plans, priceText } from "../prices.ts";
import { REPLY_HOURS, reply, weeks } from "../specification.ts";
import type { Hero, PageMeta } from "../types.ts";
import { date } from "./first-emails.ts";

export const contactPage = {
  meta: {
    title: `Contact: email and ${cityNames.count} offices | Adyakshar Quantum Labs`,
    description: `Write to Adyakshar Quantum Labs in ${cityNames.or}: what to write first, what we answer ${reply}, and what comes after.`,
  } satisfies PageMeta,
  hero: {
    kicker: "Contact",
    title: "Send us one\u00a0workflow.",
    lead: `Describe the circuit, the signing path or the calculation that troubles you, and we’ll reply ${reply}.`,
  } satisfies Hero,
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
    intro: "A few lines are enough. The button opens your mail program with these questions in it.",
    note: "What you send stays confidential. Please leave keys, patient data and unpublished structures out of an email.",
    labels: { about: "About", to: "To", subject: "Subject" },
    general: "Write about something else",
    write: "Write the email",
    subject: "One workflow for Quantum Labs",
    items: [
      {
        title: "The workflow",
        text: "Which circuit, protocol or calculation is it?",
      },
      {
        title: "The target",
        text: "Which device, simulator, module or cluster do you use?",
      },
      {
        title: "Today’s figure",
        text: "Which figure do you measure now, and how?",
      },
      {
        title: "The constraint",
        text: "What must not change?",
      },
      date,
    ],
  },
  steps: {
    title: "What happens next",
    items: [
      {
        title: `Within ${REPLY_HOURS} hours`,
        text: "We’ll tell you whether we can help, what we would measure first and what we still need to know.",
      },
      {
        title: "A first call",
        text: "Your engineers and ours discuss that one workflow and share nothing confidential. If a classical method will do, this is where you hear it.",
      },
      {
        title: "A written scope",
        text: "It states the baseline, method, deliverables, acceptance tests, limits and price, before any work begins.",
      },
      {
        title: "Then the baseline",
        text: "We first reproduce your figure in your repository, because every later claim is measured against that run.",
      },
    ],
  },
  terms: {
    title: "Terms we propose",
    intro: "Nothing here is binding until a scope is signed. Your own templates are welcome.",
    items: [
      {
        title: "Price and duration",
        text: `Starter, a compiler sprint, costs ${priceText(plans.starter.price)} and takes ${weeks.sprint} of engineering within a project of ${weeks.project}. Growth costs ${priceText(plans.growth.price)} and takes ${weeks.multiBackend}. A written scope states the price of a post-quantum blueprint, a simulation pilot or a residency.`,
      },
      {
        title: "Ownership",
        text: "What we write for you is yours, and it lands in your repository as it is written. If we reuse code we already had, we list it with its license.",
      },
      {
        title: "Confidentiality",
        text: "We sign a nondisclosure agreement, yours or a mutual one, before anything confidential changes hands. We publish only what the scope allows, after your review.",
      },
      {
        title: "Data",
        text: "Your data stays on your systems wherever the work allows it. Where it has to leave, the scope says where it goes, who can see it and when it is deleted. For personal data we propose the European Commission’s standard clauses, unchanged: those of Decision (EU) 2021/915 where it stays in the EU, and of 2021/914 where it leaves.",
      },
      {
        title: "People and audit",
        text: "The scope names who works for you, where they work, and any subcontractor. It grants the audit and exit rights that your regulator asks for, which for an EU bank are those of Article 30 of DORA.",
      },
      {
        title: "Payment, liability, law",
        text: "The scope or your master agreement sets these, along with milestones and termination. Tell us which government contract vehicle you buy through, and we’ll say whether we can use it.",
      },
    ],
    links: [
      { label: "Indicative pricing", to: "/#pricing-section" },
      { label: "For procurement", to: "/legal#procurement" },
      { label: "Four frequent questions", to: "/resources#faq" },
    ],
  },
  offices: { title: "Offices" },
} as const;
