import { inCountries } from "../offices.ts";

/** `zeros.figure.ts` beside the page tells how much each weighs. */
export type Arrival = "page" | "fonts" | "scripts" | "pictures";

/** The page serves both sites. What it says is true of this code; the owner's own facts come from `site.config.ts`. */
export const legalPage = {
  meta: {
    title: "Privacy, imprint and terms | Adyakshar Quantum Labs",
    description:
      "What this website stores and sends, who answers for it, and the terms of its content: one page for Adyakshar and for Adyakshar Quantum Labs, in plain words.",
  },
  hero: {
    kicker: "Legal",
    title: "Privacy, imprint, terms.",
    lead: "This page holds for both sites, Adyakshar and Adyakshar Quantum Labs. They set no cookies and call no other host.",
  },
  zeros: {
    title: "Two zeros, made of cells for what this page loads",
    names: ["cookies", "other hosts"],
    kinds: { page: "page", fonts: "fonts", scripts: "scripts", pictures: "pictures" },
    weight: (kilobytes: number, most: number) =>
      `This page loads under ${kilobytes} kB, all of it from this address. No first visit to any page takes more than ${most}. Each cell is half a kilobyte.`,
  },
  notes: {
    title: "This is what a server usually logs of a visit",
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
        text: "We do not measure visits or show advertising, and every file comes from this address. What you type into the compiler, the simulator or the key exchange stays in your browser.",
      },
      {
        fact: "Your browser keeps",
        answer: "Until the tab closes",
        text: "Your browser remembers how far you had scrolled and the draft of the contact form.",
      },
    ],
    logs: (days: number | null) => ({
      fact: "A server may log",
      answer: "At least the four above",
      text: `The log serves to run the site and to stop abuse. ${days !== null ? `The host deletes it after ${days} days.` : "Ask us by email, and we’ll tell you how long our host keeps it."}`,
    }),
    form: {
      local: {
        fact: "The contact form",
        answer: "Sends nothing",
        text: "What you type on the lab’s page stays in your browser. Its email button hands it to your own mail program.",
      },
      delivered: (host: string, days: number) => ({
        fact: "The contact form",
        answer: `To ${host}`,
        text: `The form on the lab’s page sends name, email, company and message, with a random number for each message. The receiver deletes a message after ${days} days. Where it is passed on by email, a copy stays in the mailbox.`,
      }),
    },
    controller: {
      fact: "Controller",
      named: "This is the company responsible for your data. Its address is in the imprint.",
      pending:
        "Adyakshar is responsible for your data. You reach it by the email address in the imprint.",
    },
    purpose: {
      fact: "Purpose, legal basis",
      answer: "To answer, and to run the site",
      text: "Writing to us is voluntary, and we use a message only to answer it. The legal basis is Article 6(1)\u2060(b) of the GDPR where your message prepares a contract, and 6(1)\u2060(f) otherwise, as for server logs. We delete the message when that is done, unless a contract or the law needs it.",
    },
    recipients: (host: string | null, safeguards: string | null) => ({
      fact: "Recipients, transfers",
      answer: "Host and email provider",
      text: `They process logs and messages as we instruct them, and our offices ${inCountries} may read messages. ${host && safeguards ? `They are ${host}, and the safeguards for transfers are ${safeguards}.` : "Ask us by email, and we’ll name them and the safeguards for transfers."}`,
    }),
    rights: {
      fact: "Your rights",
      answer: "By email",
      text: "You may ask what we hold about you, and have it corrected, deleted or handed over to you. You may also restrict its use, object to it, or complain to a data protection authority.",
    },
    security: {
      fact: "Security",
      answer: "Report by email",
      text: "A policy that is sent with each page allows only this site’s scripts, and an inventory lists the cryptography of the site.",
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
    pending: (missing: string) =>
      `Ask for ${missing} by email, and we’ll send them with the registered name before any contract.`,
    ask: {
      label: "Ask for what is missing",
      subject: "Your vendor file",
      also: ["tax form", "subcontractors", "payment terms"],
    },
    vendorFile: { label: "Download the vendor file", file: "/vendor-file.pdf" },
    vendorSheet: "Vendor sheet",
  },
  accessibility: {
    title: "Accessibility",
    statement: {
      fact: "Statement",
      answer: { partial: "Partially conformant", full: "No open criterion is known" },
      files: [{ label: "Conformance report (PDF)", file: "/accessibility-report.pdf" }],
    },
    partial: (number: string, name: string, level: string) => ({
      fact: `Met in part: ${number}, level ${level}`,
      answer: name,
    }),
    checked: { fact: "How it was checked", answer: "By ourselves" },
    all: (count: number) => `All ${count} criteria`,
  },
  terms: {
    title: "Terms",
    items: [
      {
        fact: "Content",
        answer: "Not an offer",
        text: "Prices are indicative until a written scope states them, and case studies are worked examples.",
      },
      {
        fact: "Advice",
        answer: "Engineering, not legal",
        text: "Each paper names the day on which its dates and rules were checked. The service pages give the law as of November 2026.",
      },
      {
        fact: "Use",
        answer: "CC BY 4.0 and MIT",
        text: "You may reuse the text of the papers with credit, and their data and code with the notice of the MIT license.",
        files: [{ label: "Licenses of the software and fonts here", file: "/licenses.txt" }],
      },
    ],
    proposed: { label: "The terms that we propose for a project", to: "/contact#terms" },
  },
} as const;
