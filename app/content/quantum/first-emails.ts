import { plans } from "../specification.ts";
import type { TitledText } from "../types.ts";

/** A first email about one thing: what it is about, its subject and what it should say. */
export interface FirstEmail {
  about: string;
  subject: string;
  items: readonly TitledText[];
}

export const date: TitledText = {
  title: "The date",
  text: "By when do you need a result, and what depends on that date?",
};
const program: TitledText = {
  title: "The program",
  text: "Which circuit or family of circuits is it, and which decision depends on it?",
};
const figure: TitledText = {
  title: "Today’s figure",
  text: "Which depth, error or run time do you count now, and with which compiler?",
};
const molecule: TitledText = {
  title: "The system",
  text: "Which molecules or materials are they, with how many electrons in how many orbitals?",
};
const trustedValues: TitledText = {
  title: "Values you trust",
  text: "Which energies or measurements would you check a method against?",
};
const systems: TitledText = {
  title: "The systems",
  text: "Without key names or addresses, which approvals, links, tokens or archives worry you?",
};
const rules: TitledText = {
  title: "Who asks",
  text: "Which supervisor, customer or rule binds you, and by when?",
};

/** Those of /contact, by the fragment that shows them. */
export const firstEmails = {
  starter: {
    about: plans.starter.name,
    subject: "Starter: one workflow on one backend",
    items: [
      program,
      { title: "The device", text: "Which one do you run on, and how do you reach it?" },
      figure,
      date,
    ],
  },
  growth: {
    about: plans.growth.name,
    subject: "Growth: one program on several devices",
    items: [
      program,
      { title: "The devices", text: "Which three or more, real or simulated, should it run on?" },
      figure,
      date,
    ],
  },
  enterprise: {
    about: plans.enterprise.name,
    subject: "Enterprise: a residency",
    items: [
      { title: "The team", text: "Who would our engineers work with, and on which roadmap?" },
      { title: "The targets", text: "Which response times, publications or filings do you need?" },
      date,
    ],
  },
  blueprint: {
    about: "PQC readiness blueprint",
    subject: "A PQC readiness blueprint, ordered alone",
    items: [
      systems,
      rules,
      {
        title: "The estate",
        text: "At a guess, how many systems, hardware security modules and suppliers are in scope?",
      },
      date,
    ],
  },
  pilot: {
    about: "Simulation pilot",
    subject: "A simulation pilot",
    items: [
      molecule,
      trustedValues,
      { title: "The decision", text: "What would you do differently with a better number?" },
      date,
    ],
  },
  compiler: {
    about: "A compiler",
    subject: "A program, a device and today’s compiler",
    items: [
      program,
      {
        title: "The target",
        text: "Which device or simulator do you use, if you have chosen one?",
      },
      figure,
      date,
    ],
  },
  migration: {
    about: "A migration",
    subject: "A post-quantum migration",
    items: [
      systems,
      rules,
      {
        title: "The constraint",
        text: "What must not change: a message format, a security module, an audit trail, a ledger’s rules?",
      },
      date,
    ],
  },
  simulation: {
    about: "A simulation",
    subject: "A calculation that takes too long",
    items: [
      {
        title: "The calculation",
        text: "Which circuit, molecule or model is it, and how large does it get?",
      },
      trustedValues,
      { title: "The machine", text: "Where does it run today, and for how long?" },
      date,
    ],
  },
  research: {
    about: "A research question",
    subject: "A question for a joint program",
    items: [
      {
        title: "The question",
        text: "What would a success decide, and what would a failure?",
      },
      {
        title: "The field",
        text: "Is it EDA, FPGA control, finance, or where two of them meet?",
      },
      { title: "What exists", text: "Which code, data or hardware could we start from?" },
      date,
    ],
  },
} as const satisfies Record<string, FirstEmail>;
