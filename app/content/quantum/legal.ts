import { inCountries } from "../offices.ts";
import { reply } from "../specification.ts";
import type { PageMeta } from "../types.ts";

/** The page serves both sites. What it says is true of this code; the owner's own facts come from `site.config.ts`. */
export const legalPage = {
  meta: {
    title: "Privacy, imprint and terms | Adyakshar Quantum Labs",
    description:
      "What this website stores and sends, who answers for it, and the terms of its content: one page for Adyakshar and for Adyakshar Quantum Labs, in plain words.",
  } satisfies PageMeta,
  hero: {
    kicker: "Legal",
    title: "Privacy, imprint, terms.",
    parts: [
      { label: "Procurement", to: "/legal#procurement" },
      { label: "Privacy", to: "/legal#privacy" },
      { label: "Security", to: "/legal#security" },
      { label: "Imprint", to: "/legal#imprint" },
      { label: "Accessibility", to: "/legal#accessibility" },
      { label: "Terms", to: "/legal#terms" },
    ],
    /** A receiver is the host that takes the contact form, where the owner has set one. */
    lead: (receiver?: string) =>
      `For Adyakshar and Adyakshar Quantum Labs. ${receiver ? `They set no cookies and load nothing from another host. Only the contact form goes to one, ${receiver}, when you send it.` : "They set no cookies and call no other host."}`,
  },
  zeros: {
    title: "Two zeros made of cells: no cookies, no files from other hosts",
    names: (receiver?: string) => ["cookies", receiver ? "outside files" : "other hosts"],
  },
  procurement: {
    title: "For procurement",
    intro: "The vendor file puts all of this into one PDF.",
    vendorFile: { label: "Download the vendor file", file: "/vendor-file.pdf" },
    ask: {
      label: "Ask for what is missing",
      subject: "Your vendor file",
      also: ["tax form", "subcontractors", "payment terms"],
    },
    registeredName: "Registered name",
    stated: "Stated here",
    onRequest: "Sent on request",
    vendorSheet: "Vendor sheet",
    files: [
      { label: "Accessibility conformance report", file: "/accessibility-report.pdf" },
      {
        label: "Inventory of this site’s cryptography",
        file: "/papers/data/website-inventory.csv",
      },
    ],
    links: [
      { label: "Terms we propose", to: "/contact#terms" },
      { label: "Indicative prices", to: "/#pricing-section" },
    ],
  },
  privacy: {
    title: "Privacy",
    loads: (receiver?: string) => ({
      fact: "Cookies, other servers",
      answer: receiver ? "No cookies, one server" : "None",
      text: `We do not measure visits or show advertising, and every file comes from this address. ${receiver ? `The one other server, ${receiver}, is called only when you send the contact form. ` : ""}What you type into the compiler, the simulator or the key exchange stays in your browser.`,
    }),
    browser: {
      fact: "Your browser keeps",
      answer: "Until the tab closes",
      text: "Your browser remembers how far you had scrolled and the draft of the contact form.",
    },
    logs: (days: number | null) => ({
      fact: "A server may log",
      answer: "Address, time, page, browser",
      text: `The log helps to run the site and to stop abuse. ${days !== null ? `The host deletes it after ${days} days.` : "Ask us by email, and we’ll tell you how long our host keeps it."}`,
    }),
    form: {
      local: {
        fact: "The contact form",
        answer: "Sends nothing",
        text: "Your browser keeps what you type in this tab until you close it, and we receive nothing. The email button opens your own mail program with your text.",
      },
      delivered: (host: string, days: number) => ({
        fact: "The contact form",
        answer: `To ${host}`,
        text: `The form on the lab’s page sends name, email, company and message, with a random number for each message. ${host} deletes it after ${days} days. A copy stays in the mailbox that it is passed on to.`,
      }),
    },
    controller: {
      fact: "Controller",
      named: "This is the company responsible for your data. Its address is in the imprint.",
      pending:
        "Adyakshar is responsible for your data. Reach it at the email address in the imprint.",
    },
    purpose: {
      fact: "Purpose, legal basis",
      answer: "To answer, and to run the site",
      text: "We use a message only to answer it, and delete it afterwards unless a contract or the law tells us to keep it. If it prepares a contract, the basis is Article 6(1)\u2060(b) of the GDPR; otherwise, and for server logs, it is our interest in answering and in a safe site, 6(1)\u2060(f).",
    },
    host: (host: string | null, safeguards: string | null) => ({
      fact: "Host and mail of this site",
      answer: host ?? "Named on request",
      text: [
        `Our site and mail host handles logs and messages as we instruct. Our offices ${inCountries} may read messages.`,
        safeguards && safeguards !== "none" ? `Transfers are guarded by ${safeguards}.` : "",
        askFor([
          host === null && "the host",
          safeguards === null && "the safeguards for transfers",
        ]),
      ]
        .filter(Boolean)
        .join(" "),
    }),
    subprocessors: (list: readonly { name: string; purpose: string; place: string }[]) => ({
      fact: "Subprocessors",
      answer:
        list.map(({ name, purpose, place }) => `${name} (${purpose}, ${place})`).join("; ") ||
        "None",
      text: "A subprocessor works on a client’s data as we instruct.",
    }),
    rights: {
      fact: "Your rights",
      answer: "By email",
      text: "You may ask what we hold about you, and have it corrected, deleted or handed over to you. You may also restrict its use, object to it, or complain to a data protection authority.",
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
    pending: (missing: string) =>
      `Ask by email, and before any contract we’ll send you the registered name with the ${missing}.`,
  },
  security: {
    title: "Security",
    contact: {
      fact: "Report a vulnerability to",
      text: `Please write to this address before you tell anybody else, and give us time to fix the fault before you publish it. We’ll reply ${reply}.`,
    },
    items: [
      {
        fact: "What to write",
        answer: "What you did and saw",
        text: "Tell us which page or file it is about, what happened and what you expected.",
      },
      {
        fact: "What there is to find",
        answer: "No accounts, no customer data",
        text: "The site is made of static files, so it has no login and stores no customer data. A policy in each page allows only this site’s scripts.",
        files: [{ label: "security.txt", file: "/.well-known/security.txt" }],
      },
    ],
  },
  accessibility: {
    title: "Accessibility",
    statement: {
      fact: "Statement",
      answer: { partial: "Partially conformant", full: "No open criterion is known" },
      files: [{ label: "The report with every criterion, PDF", file: "/accessibility-report.pdf" }],
    },
    partial: (number: string, name: string, level: string) => ({
      fact: `Met in part: ${number}, level ${level}`,
      answer: name,
    }),
    checked: { fact: "How it was checked", answer: "By ourselves" },
  },
  terms: {
    title: "Terms",
    items: [
      {
        fact: "Content",
        answer: "Not an offer",
        text: "Prices are indicative until a written scope states them. Case studies are worked examples and not client references.",
      },
      {
        fact: "Advice",
        answer: "Engineering, not legal",
        text: "Each paper names the day on which its dates and rules were checked. The service pages give the law as of November 2026.",
      },
      {
        fact: "Use",
        answer: "CC BY 4.0 and MIT",
        text: "You may reuse the papers’ text if you credit it, and their data and code under the MIT license.",
        files: [{ label: "Licenses of the software and fonts here", file: "/licenses.txt" }],
      },
    ],
  },
} as const;

function askFor(missing: readonly (string | false)[]): string {
  const names = missing.filter(Boolean).join(" and ");
  return names && `Ask us by email, and we’ll name ${names}.`;
}
