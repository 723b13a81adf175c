import type { Hero, NavLink, PageMeta, Point } from "../types.ts";

interface LegalPage {
  meta: PageMeta;
  hero: Hero;
  privacy: {
    title: string;
    intro: string;
    items: readonly Point[];
    /** What the contact form does with a message: where nothing receives it, and where somebody does. */
    form: { title: string; local: string; delivered: string; kept: string };
    yours: Point;
    /** `file` is one that the build writes. */
    security: Point & { files: readonly { label: string; file: `/${string}` }[] };
  };
  imprint: {
    title: string;
    intro: string;
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
    /** In place of another fact that is not given. */
    onRequest: string;
    /** While one of them is not given. */
    pending: string;
  };
  terms: { title: string; items: readonly Point[]; proposed: NavLink };
}

/** For both sites. What it says is true of this code; the owner's own facts come from `site.config.ts`. */
export const legalPage = {
  meta: {
    title: "Privacy, imprint and terms | Adyakshar Quantum Labs",
    description:
      "What this website stores and sends, who answers for it, and the terms of its content: one page for Adyakshar and for Adyakshar Quantum Labs, in plain words.",
  },
  hero: {
    kicker: "legal",
    title: "Privacy, imprint, terms.",
    lead: "One page for both sites, Adyakshar and Adyakshar Quantum Labs.",
  },
  privacy: {
    title: "Privacy",
    intro: "The pages are files. They know nothing about you.",
    items: [
      {
        title: "No cookies, no tracking",
        text: "The sites set no cookies, measure no visits and show no advertising.",
      },
      {
        title: "No other servers",
        text: "Pages, fonts, pictures and documents come from this address alone. The compiler, the simulator and the handshake run in your browser, and what you type there is not sent.",
      },
      {
        title: "What your browser keeps",
        text: "While a tab is open, its session storage keeps how far you had scrolled and the draft of the contact form. Both are gone when you close the tab.",
      },
      {
        title: "What a server notes",
        text: "The server that sends you a page may note the address of your connection, the time, the page and your browser. Such notes keep the site running and help to stop abuse.",
      },
    ],
    form: {
      title: "The contact form",
      local:
        "The form on the lab’s page sends nothing: a message is written to your browser’s own console. Use the email address below.",
      delivered:
        "The form on the lab’s page sends name, email, company and message, with a random number for each message, to",
      kept: "The receiver deletes a message after {days} days.",
    },
    yours: {
      title: "Your rights",
      text: "Write to the address below to learn what we hold about you, to correct it or to have it deleted.",
    },
    security: {
      title: "Security",
      text: "Report a weakness to the address below. Each page is sent with a policy that lets only scripts of this site run. An inventory lists the cryptography of the site.",
      files: [
        { label: "security.txt", file: "/.well-known/security.txt" },
        { label: "Inventory (CSV)", file: "/papers/data/website-inventory.csv" },
      ],
    },
  },
  imprint: {
    title: "Imprint",
    intro: "Who answers for both sites, and what a vendor file asks.",
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
    onRequest: "On request, by email",
    pending:
      "We answer before any contract, with the registered name. Ask for tax form, subcontractors and payment terms in the same email.",
  },
  terms: {
    title: "Terms",
    items: [
      {
        title: "Content",
        text: "The pages inform. They are no offer, and prices are indicative until a written scope states them. Case studies are composed examples, and say so.",
      },
      {
        title: "Advice",
        text: "Dates and rules were checked on the day that a page or paper names. They are engineering advice, not legal advice.",
      },
      {
        title: "Use",
        text: "Texts of the papers are under CC BY 4.0, their data and code under the MIT license.",
      },
    ],
    proposed: { label: "The terms that we propose for a project", to: "/contact#terms" },
  },
} as const satisfies LegalPage;
