import { cityNames } from "../offices.ts";
import { reply } from "../specification.ts";
import type { PageMeta } from "../types.ts";

export const aboutPage = {
  meta: {
    title: "About: mission, services, values | Adyakshar Quantum Labs",
    description:
      "The quantum computing division of Adyakshar: our mission, five services from compilers to residencies, and four values with the way to check that we keep them.",
  } satisfies PageMeta,
  hero: {
    kicker: "About Adyakshar Quantum Labs",
    title: "What we do, and how\u00a0to\u00a0check\u00a0it.",
    lead: `Adyakshar Quantum Labs is the quantum computing division of Adyakshar, a research, development and consulting lab in ${cityNames.and}.`,
  },
  offer: {
    text: "We sell compilers, post-quantum migration, simulation, joint research and residencies, each in a written scope with its price.",
    action: { label: "See the five services", to: "/about#services" },
    link: { label: "Indicative pricing", to: "/#pricing-section" },
  },
  founders: (count: number) =>
    count === 1 ? "Its founder answers for the work:" : "Its founders answer for the work:",
  word: {
    term: "ādyakṣara",
    parts: ["ādi", "akṣara"],
    meaning:
      "In Sanskrit and Bengali, ādi means beginning and akṣara means letter. Joined, they mean the initial letter of a word.",
  },
  mission: {
    title: "Mission",
    statement:
      "We write the software between a scientific question and a quantum machine, and we say so when the machine is not needed.",
    text: "Most of what decides a quantum project is not quantum at all. A program has to outlive its vendor’s format, a benchmark has to give the same numbers elsewhere, and a signature has to fit into the format of its message. All of that can be built and tested now, on simulators and on the devices that exist.",
    more: {
      title: "What no machine does yet",
      text: "No quantum computer that exists can break today’s cryptography. A 2022 study, arXiv 2208.02199, found no evidence of a general exponential advantage over ordinary computers in ground-state chemistry. So what we hand over has to be useful on today’s computers, and to stay so when better hardware arrives.",
    },
  },
  services: {
    title: "Five services",
    keepLabel: "You keep",
    items: [
      {
        title: "Compiler tooling",
        text: "We build a compiler for your device, or one that takes your program to several.",
        keep: "The passes, their tests and a benchmark suite that runs at every commit.",
        to: "/compiler",
      },
      {
        title: "Quantum-secure tokenization",
        text: "We take a key inventory, then move links, approvals and keys to post-quantum cryptography in stages.",
        keep: "The inventory, the runbook and the tested rollback.",
        to: "/tokenization",
      },
      {
        title: "Simulation with AI",
        text: "We build simulators, chemistry solvers and learned models whose answers are spot-checked.",
        keep: "The pipeline and the data it is checked against.",
        to: "/simulation",
      },
      {
        title: "Joint research",
        text: "We run projects in quantum chip design, in qubit control on FPGAs and in finance.",
        keep: "The code and the negative results.",
        to: "/research",
      },
      {
        title: "Residencies and training",
        text: "A dedicated team works beside yours, on retainer, until you give notice.",
        keep: "Joint publications, training material and the files for your regulator.",
        to: "/#pricing-section",
      },
    ],
  },
  people: { title: "People", intro: "Who does the work, and what each is responsible for." },
  values: {
    title: "Four values",
    checkLabel: "Check it",
    link: { label: "Where our compiler loses", to: "/resources#routing-benchmark" },
    items: [
      {
        title: "Measured",
        text: "For every gain, our reports name the compiler, the version, the device and the circuits.",
        check: "Rerun the script in the report, and you get the same table.",
      },
      {
        title: "Candid",
        text: "We write down where a method stops being worth its cost.",
        check: "Turn to the section on limits that every report has.",
      },
      {
        title: "Portable",
        text: "Every interface we define is open, so you can replace a vendor, or us, without rewriting your programs.",
        check: "Build from a clean clone, without an account of ours.",
      },
      {
        title: "Reversible",
        text: "You can undo each stage of a migration until a point we agree on in advance, and we rehearse undoing it first.",
        check: "Open the log of the last rehearsal, which is in your repository.",
      },
    ],
  },
  next: {
    title: "Put us to the test",
    text: `Describe one circuit, one signing path or one calculation, and ${reply} you will have our plan for measuring it.`,
    link: { label: "Ask your question", to: "/contact" },
  },
} as const;
