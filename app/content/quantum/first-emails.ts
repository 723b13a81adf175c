import { plans } from "../prices.ts";
import type { TitledText } from "../types.ts";

/** A first email about one thing: what it is about, its subject and what it should say. */
export interface FirstEmail {
  about: string;
  subject: string;
  items: readonly TitledText[];
}

export const date: TitledText = {
  title: "The date",
  text: "By when do you need a result?",
};
const program: TitledText = {
  title: "The program",
  text: "Which circuit or family of circuits is it?",
};
const figure: TitledText = {
  title: "Today’s figure",
  text: "Which depth, error or run time do you count now?",
};
const molecule: TitledText = {
  title: "The system",
  text: "Which molecules, and how many electrons and orbitals?",
};
const trustedValues: TitledText = {
  title: "Values you trust",
  text: "Which energies would you check against?",
};
const systems: TitledText = {
  title: "The systems",
  text: "Which approvals, links, tokens or archives?",
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
        text: "At a guess, how many systems, modules and suppliers?",
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
        text: "Which device or simulator do you use?",
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
        text: "What must not change: a format, a module?",
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
        text: "Which circuit, molecule or model, and how large?",
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
        text: "What would a success decide, and a failure?",
      },
      {
        title: "The field",
        text: "EDA, FPGA control, finance, or where two meet?",
      },
      { title: "What exists", text: "Which code, data or hardware could we start from?" },
      date,
    ],
  },
} as const satisfies Record<string, FirstEmail>;

/** The words on a letter beside its questions. */
export const letterWords = {
  subject: "Subject",
  copy: { idle: "Copy the questions", copied: "Copied", refused: "Selected: now copy" },
} as const;
