import { inCountries } from "../offices.ts";
import type { Hero, NavLink, PageMeta } from "../types.ts";

/** A question, its answer in a few words, and a sentence. */
export interface LegalRow {
  fact: string;
  answer: string;
  text?: string;
  /** Files that the build writes. */
  files?: readonly { label: string; file: `/${string}` }[];
}

/** What a visitor to the page loads; `zeros.figure.ts` beside it tells how much. */
export type Arrival = "page" | "fonts" | "scripts" | "pictures";

interface LegalPage {
  meta: PageMeta;
  hero: Hero;
  zeros: {
    title: string;
    names: readonly [string, string];
    kinds: Record<Arrival, string>;
    /** What the page loads, and what a first visit to any page may. */
    weight: (kilobytes: number, most: number) => string;
  };
  /** What a server may log of a visit, by an example. */
  notes: { title: string; items: readonly { value: string; name: string }[] };
  privacy: {
    title: string;
    items: readonly LegalRow[];
    /** What is logged; for how long, once the owner has said so. */
    logs: (days: number | null) => LegalRow;
    /** What the contact form does with a message: where nothing receives it, and where somebody does. */
    form: { local: LegalRow; delivered: (host: string, days: number) => LegalRow };
    /** Who decides about the data: by the registered name, or by that of the site until it is given. */
    controller: { fact: string; named: string; pending: string };
    purpose: LegalRow;
    /** Who they are, once the owner has said so. */
    recipients: (host: string | null, safeguards: string | null) => LegalRow;
    rights: LegalRow;
    security: LegalRow;
  };
  imprint: {
    title: string;
    /** The parts in the order of the page, each with its name within a sentence. */
    labels: Record<
      | "entity"
      | "register"
      | "address"
      | "offices"
      | "email"
      | "insurance"
      | "certificates"
      | "references",
      string
    >;
    /** The name while the registered one is not given. */
    name: string;
    /** For what is not given yet: a sentence, and the email that asks for it and for what else a buyer's file holds. */
    pending: (missing: string) => string;
    ask: { label: string; subject: string; also: readonly string[] };
    vendorSheet: string;
  };
  terms: { title: string; items: readonly LegalRow[]; proposed: NavLink };
}

/** The page serves both sites. What it says is true of this code; the owner's own facts come from `site.config.ts`. */
export const legalPage = {
  meta: {
    title: "Privacy, imprint and terms | Adyakshar Quantum Labs",
    description:
      "What this website stores and sends, who answers for it, and the terms of its content: one page for Adyakshar and for Adyakshar Quantum Labs, in plain words.",
  },
  hero: {
    kicker: "legal",
    title: "Privacy, imprint, terms.",
    lead: "Both sites, Adyakshar and Adyakshar Quantum Labs, set no cookies and call no other host.",
  },
  zeros: {
    title: "Two zeros, made of cells for what this page loads",
    names: ["cookies", "other hosts"],
    kinds: { page: "page", fonts: "fonts", scripts: "scripts", pictures: "pictures" },
    weight: (kilobytes, most) =>
      `This page loads under ${kilobytes} kB, all from this address. Our limit for a first visit is ${most} kB. Each cell is half a kilobyte.`,
  },
  notes: {
    title: "A server usually logs at least these four things, for example:",
    items: [
      { value: "203.0.113.7", name: "network address" },
      { value: "Nov 17, 03:54", name: "time" },
      { value: "GET /legal", name: "page" },
      { value: "Chromium", name: "your browser" },
    ],
  },
  privacy: {
    title: "Privacy",
    items: [
      {
        fact: "Cookies, other servers",
        answer: "None",
        text: "The sites measure no visits and show no advertising. Every file comes from this address. What you type into the compiler, the simulator or the key exchange stays in your browser.",
      },
      {
        fact: "Your browser keeps",
        answer: "Until the tab closes",
        text: "Session storage holds how far you had scrolled and the draft of the contact form.",
      },
    ],
    logs: (days) => ({
      fact: "A server may log",
      answer: "At least the four above",
      text: `This serves to run the site and to stop abuse. ${days !== null ? `The host keeps a log for ${days} days.` : "We set how many days the host keeps a log; the number will stand here at launch."}`,
    }),
    form: {
      local: {
        fact: "The contact form",
        answer: "Sends nothing",
        text: "What you type on the lab’s page stays in your browser; its email link passes it to your own mail program.",
      },
      delivered: (host, days) => ({
        fact: "The contact form",
        answer: `To ${host}`,
        text: `The form on the lab’s page sends name, email, company and message, with a random number for each message. The receiver deletes a message after ${days} days; where messages are passed on by email, a copy stays in the mailbox.`,
      }),
    },
    controller: {
      fact: "Controller",
      named: "This is who decides about your data. The address is in the imprint.",
      pending:
        "The controller decides about your data. At launch its name will stand here, and any EU representative in the imprint; the email address there reaches it.",
    },
    purpose: {
      fact: "Purpose, legal basis",
      answer: "To answer, and to run the site",
      text: "Writing to us is voluntary. We use a message only to answer it: as a step before a contract, Article 6(1)\u2060(b) of the General Data Protection Regulation (GDPR), or in our legitimate interest in replying, Article 6(1)\u2060(f). It is deleted when that is done, unless a contract or the law needs it. Server logs rest on 6(1)\u2060(f) too.",
    },
    recipients: (host, safeguards) => ({
      fact: "Recipients, transfers",
      answer: "Host and email provider",
      text: `They process logs and messages as we instruct them. Our offices ${inCountries} may read messages. ${host && safeguards ? `They are ${host}; transfers are guarded by ${safeguards}.` : "Names, and what guards transfers, will stand here at launch."}`,
    }),
    rights: {
      fact: "Your rights",
      answer: "By email",
      text: "You may learn what we hold about you, have it corrected, deleted or handed to you, restrict its use or object to it. You may also complain to a data protection authority.",
    },
    security: {
      fact: "Security",
      answer: "Report by email",
      text: "A policy sent with each page allows only this site’s scripts. An inventory lists the cryptography of the site.",
      files: [
        { label: "security.txt", file: "/.well-known/security.txt" },
        { label: "Inventory (a table, CSV)", file: "/papers/data/website-inventory.csv" },
      ],
    },
  },
  imprint: {
    title: "Imprint",
    labels: {
      entity: "Name",
      register: "Register",
      address: "Postal address",
      offices: "Offices",
      email: "Email",
      insurance: "Insurance",
      certificates: "Certificates",
      references: "References",
    },
    name: "Adyakshar",
    pending: (missing) =>
      `Not printed here yet: ${missing}. Ask, and we send them with the registered name, before any contract.`,
    ask: {
      label: "Ask for the vendor file",
      subject: "Your vendor file",
      also: ["tax form", "subcontractors", "payment terms"],
    },
    vendorSheet: "Vendor sheet",
  },
  terms: {
    title: "Terms",
    items: [
      {
        fact: "Content",
        answer: "Not an offer",
        text: "Prices are indicative until a written scope states them. Case studies are worked examples, and say so.",
      },
      {
        fact: "Accessibility",
        answer: "Goal: WCAG 2.2, level AA",
        text: "Software tests each page against the Web Content Accessibility Guidelines (WCAG), with keyboard and 400% zoom. No person has checked every criterion yet, and there was no outside audit. Tell us by email what you find.",
      },
      {
        fact: "Advice",
        answer: "Engineering, not legal",
        text: "Each paper names the day on which its dates and rules were checked; the service pages give the law as of November 2026.",
      },
      {
        fact: "Use",
        answer: "CC BY 4.0 and MIT",
        text: "You may reuse the papers’ texts with credit (Creative Commons Attribution, CC BY 4.0), and their data and code with the notice of the MIT license.",
        files: [{ label: "Licenses of the software and fonts here", file: "/licenses.txt" }],
      },
    ],
    proposed: { label: "The terms that we propose for a project", to: "/contact#terms" },
  },
} as const satisfies LegalPage;
