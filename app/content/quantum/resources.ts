import { weeks } from "../specification.ts";
import type { Hero, NextStep, PageMeta, TitledText } from "../types.ts";

export interface ResourceItem {
  title: string;
  description: string;
  /** The document's file, which `npm run documents` writes. */
  link: `/papers/${string}.pdf`;
}

/** Around what a bank asks of the roadmap. */
export interface BankWords {
  title: string;
  intro: string;
  /** Opens what only advises, on a phone. */
  advice: string;
  /** When it was checked, and what it leaves open. */
  note: (checked: string) => string;
  stages: string;
  /** Before the event after which a stage cannot be undone. */
  noReturn: string;
}

export interface Benchmark extends ResourceItem {
  protocol: readonly TitledText[];
}

export interface Guide extends ResourceItem {
  /** What the list below it is. */
  listed: string;
  steps: readonly string[];
}

export interface Faq {
  /** The anchor of the answer. */
  id: string;
  question: string;
  answer: string;
}

interface ResourcesPage {
  meta: PageMeta;
  hero: Hero;
  /** The covers under those of the papers. */
  shelf: { title: string; kinds: { benchmark: string; guide: string } };
  /** The words around a document's facts, which come from the built file. */
  access: {
    open: string;
    download: string;
    pages: string;
    version: string;
  };
  whitepapers: { title: string; items: readonly ResourceItem[] };
  bank: BankWords;
  /** `more` opens a protocol on a small screen. */
  benchmarks: {
    title: string;
    /** The code as one archive, with its size. */
    source: (size: string) => string;
    /** The compiler as a package, with its size. */
    package: (size: string) => string;
    /** Said once the repository, where the benchmark is run, is public. */
    own: string;
    more: string;
    items: readonly Benchmark[];
  };
  guides: { title: string; items: readonly Guide[] };
  /** The files behind the documents: `title` follows their number. */
  data: { title: string };
  faqs: { title: string; items: readonly Faq[] };
  next: NextStep;
}

export const resourcesPage = {
  meta: {
    title: "Resources: papers, benchmarks, FAQs | Adyakshar Quantum Labs",
    description:
      "Three whitepapers, two benchmarks with data, two guides and four answers: portable IR, PQC planning, choosing a simulator, and how long projects take.",
  },
  hero: {
    kicker: "resources",
    title: "Read the method before the result.",
    lead: "The papers, benchmarks and checklists we would ask of a supplier, with dates and limits.",
  },
  shelf: {
    title: "Benchmarks and guides",
    kinds: { benchmark: "Benchmark", guide: "Guide" },
  },
  access: {
    open: "Open the PDF",
    download: "Download",
    pages: "pages",
    version: "Version",
  },
  whitepapers: {
    title: "Whitepapers",
    items: [
      {
        title: "A portable IR that stays portable",
        description:
          "What survives translation between two program formats (intermediate representations, IRs). Older versions of Microsoft’s kit lose a phase angle.",
        link: "/papers/portable-ir.pdf",
      },
      {
        title: "A PQC roadmap for systems that cannot stop",
        description:
          "Dates from ten sources for post-quantum cryptography (PQC), and seven stages with rollbacks and points of no return.",
        link: "/papers/pqc-roadmap.pdf",
      },
      {
        title: "Choosing a simulator",
        description: "Measured limits, as a decision tree with an example for each branch.",
        link: "/papers/choosing-a-simulator.pdf",
      },
    ],
  },
  bank: {
    title: "What applies to a bank",
    intro:
      "Of the rules checked, two bind an EU bank: the Digital Operational Resilience Act (DORA) and, by contract, the card industry’s data security standard (PCI DSS). Neither sets a date for post-quantum algorithms. The EU’s roadmap, the UK’s National Cyber Security Centre (NCSC) and the G7 only advise.",
    advice: "Advice: EU, UK, G7",
    note: (checked) =>
      `Checked on ${checked} (PCI DSS in a published copy); a year means December 31. No US date in the paper is addressed to banks. Ask your supervisor what else applies, in the US for example the Federal Reserve, in India the Reserve Bank.`,
    stages: "Seven stages of a migration",
    noReturn: "No return once",
  },
  benchmarks: {
    title: "Benchmarks",
    source: (size) => `Download both benchmarks’ code, ${size}`,
    package: (size) => `Download the compiler for Node.js, ${size}`,
    own: "The first benchmark also takes your own OpenQASM files.",
    more: "What was run and counted",
    items: [
      {
        title: "A compiler beside Qiskit and tket",
        description: "The same programs for the same devices, compiled by all three.",
        link: "/papers/routing-benchmark.pdf",
        protocol: [
          {
            title: "Circuits",
            text: "MQT Bench of the Munich Quantum Toolkit, QASMBench, and the paper on the router SABRE. We saw our results on all of them while improving the compiler",
          },
          {
            title: "Compared",
            text: "Qiskit at levels 1 and 3; tket with its own router and with LightSABRE; our compiler with its own router and with SABRE",
          },
          {
            title: "Counted",
            text: "Two-qubit gates, depth, inserted swaps, processor time: medians over up to 20 seeds (three for tket with LightSABRE), with the trials of each tool",
          },
          {
            title: "Not shown",
            text: "Fidelity on a device",
          },
        ],
      },
      {
        title: "Simulator memory and time",
        description:
          "Where each method gets too large or too slow. The chart shows time; the paper shows memory too.",
        link: "/papers/simulator-benchmark.pdf",
        protocol: [
          {
            title: "Circuits",
            text: "Four families: random, Clifford (all that stabilizers can run), optimization, layered variational; 6 to 12 qubits for density matrices, 10 to 24 for others, some far more",
          },
          {
            title: "Compared",
            text: "Statevector, density matrix, tensor network (matrix product state), stabilizer",
          },
          {
            title: "Counted",
            text: "Bytes of the state, peak memory, processor time per gate, fidelity against the exact state",
          },
          {
            title: "Machines",
            text: "Two, named in the paper. Noise and other simulators were measured on the second",
          },
          {
            title: "Not shown",
            text: "Speed across unlike machines, or on graphics processors",
          },
        ],
      },
    ],
  },
  guides: {
    title: "Guides",
    items: [
      {
        title: "Taking a PQC inventory",
        description: "Find what signs, what agrees on keys and who could change it.",
        link: "/papers/pqc-inventory.pdf",
        listed: "The five steps",
        steps: [
          "List protocols, certificates, hardware security modules, libraries and firmware",
          "Note for each: algorithm, owner, expiry, how it is updated",
          "Mark secrets by how long they must hold",
          "Rank by exposure and by time to change",
          "Let the build fail on a new key that has no entry",
        ],
      },
      {
        title: "Reading a quantum benchmark",
        description: "Questions that a claim must answer before it reaches a budget.",
        link: "/papers/reading-benchmarks.pdf",
        listed: "Five of the nine questions",
        steps: [
          "Against what: which tool, version, settings, trials?",
          "What was counted, and what was left out?",
          "How much does it vary: over seeds, days, devices?",
          "Where did the classical time go?",
          "Can I rerun one row?",
        ],
      },
    ],
  },
  data: { title: "data files behind the documents" },
  faqs: {
    title: "Frequently asked",
    items: [
      {
        id: "faq-duration",
        question: "How long does a project take?",
        answer: `Projects take ${weeks.project}, from a signed scope to the handover of code, benchmark and report. In a compiler sprint ${weeks.sprint} of them are engineering. A multi-backend build takes ${weeks.multiBackend}, handover included. Access usually moves the date: queue time on a device, a test module for keys, a data release.`,
      },
      {
        id: "faq-portability",
        question: "How soon can our program run on more than one backend?",
        answer: `On two backends in ${weeks.portability}, when the program uses gates only and is in OpenQASM 3, the Quantum Intermediate Representation (QIR) or a maintained toolkit. Three or more take a larger build. Programs that rely on pulses take longer and may stay bound to one vendor: IBM removed pulse access from its production processors in February 2025.`,
      },
      {
        id: "faq-pqc-urgency",
        question: "How urgent is post-quantum cryptography?",
        answer:
          "No machine that exists breaks RSA or elliptic curves. Traffic recorded today could be decrypted once one exists, so secrets that must hold for many years need hybrid key exchange now. Dates are set too: Executive Order 14412 gives US federal high-value and high-impact systems until the end of 2030 for key establishment, and a year longer for signatures. The first step is an inventory.",
      },
      {
        id: "faq-quantum-computer",
        question: "Do we need a quantum computer?",
        answer:
          "No. Compilers are checked on simulators and device models, post-quantum cryptography runs on the machines you have, and our simulations run on ordinary and graphics processors. You need device time only to confirm a result on hardware; we then plan the smallest run that decides the question.",
      },
    ],
  },
  next: {
    title: "A question that none of these answers",
    text: "Tell us what you are trying to decide. We say what we have written or measured on it.",
    link: { label: "Ask your question", to: "/contact" },
  },
} as const satisfies ResourcesPage;
