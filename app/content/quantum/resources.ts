import { weeks } from "../specification.ts";
import type { PageMeta } from "../types.ts";

export const resourcesPage = {
  meta: {
    title: "Resources: bank PQC roadmap, papers | Adyakshar Quantum Labs",
    description:
      "What post-quantum rules bind a bank, with a roadmap to forward. Whitepapers, benchmarks with their data and guides, free to download without an email address.",
  } satisfies PageMeta,
  hero: {
    kicker: "With the post-quantum roadmap for banks",
    title: "Papers, benchmarks and\u00a0guides.",
    action: { label: "Read the bank roadmap", to: "/resources#bank" },
    lead: "Everything here is free to read, and nobody asks for your email address. Each document says when it was written and what it doesn’t show.",
  },
  shelf: {
    title: "Benchmarks and guides",
    kinds: { benchmark: "Benchmark", guide: "Guide" },
  },
  access: {
    /** A document of the owner's may not tell its pages. */
    pages: (pages: number) =>
      pages === 0 ? "PDF" : `PDF, ${pages} ${pages === 1 ? "page" : "pages"}`,
    download: "Download",
    version: "Version",
  },
  whitepapers: {
    title: "Whitepapers",
    items: [
      {
        title: "A portable IR that stays portable",
        description:
          "This paper shows what survives translation between formats, and where older versions of Microsoft’s QDK lose a phase angle.",
        link: "/papers/portable-ir.pdf",
      },
      {
        title: "A PQC roadmap for systems that cannot stop",
        description:
          "It collects the dates from ten sources and plans the migration in seven stages, each with its rollback and its point of no return.",
        link: "/papers/pqc-roadmap.pdf",
      },
      {
        title: "Choosing a simulator",
        description:
          "We measured how far each method goes and built a decision tree, with an example for every branch.",
        link: "/papers/choosing-a-simulator.pdf",
      },
    ],
  },
  bank: {
    title: "What binds a bank, and what does not",
    intro:
      "Two of these rules bind a bank in the EU: DORA and, by contract, PCI DSS. Neither sets a date for post-quantum algorithms, and every such deadline below is advice. Take the inventory first, then move the links that carry long-lived secrets to a hybrid key exchange.",
    roadmap: (pages: number) => `Read the roadmap, PDF, ${pages} pages`,
    board: "One page for your board, PDF",
    author: "written by",
    columns: { stage: "Stage", answers: "What it answers", date: "By when" },
    /** Keyed by rows of pqc-dates.csv, each says in short what the row asks for. */
    answers: {
      dora: "A policy that follows cryptanalysis, a register of certificates",
      pci: "An inventory of cipher suites and protocols, reviewed every 12 months",
      "eu-2026": "National plans and first pilots in the Member States",
      "ncsc-2028": "Discovery, an initial plan",
      "eu-2030": "High-risk use cases migrated in the Member States",
      "ncsc-2031": "Highest priorities migrated",
      "g7-2032": "Critical systems migrated, from 2030 on",
      "eu-2035": "The rest migrated, low-risk systems as far as feasible",
      "ncsc-2035": "All systems migrated",
      "g7-2035": "The overall target",
    },
    since: (year: string) => `since ${year}`,
    note: (checked: string) =>
      `We checked the rules on ${checked}; how the stages match them is our reading. A year means its last day. Not covered here: Article 32 of the GDPR, the guidance of the EBA and the ECB, SWIFT’s program, eIDAS and the Cyber Resilience Act. No US deadline names banks, so ask your supervisor what applies.`,
  },
  benchmarks: {
    title: "Benchmarks",
    source: (size: string) => `Download the code of both benchmarks, ${size}`,
    package: (size: string) => `Download the compiler for Node.js, ${size}`,
    own: "The first benchmark also takes your own OpenQASM files.",
    /** Each has a chart in app/quantum/pages/resources/benchmarks.tsx. */
    items: {
      routing: {
        title: "A compiler beside Qiskit and tket",
        description: "Qiskit, tket and our compiler, on the same programs and devices.",
        link: "/papers/routing-benchmark.pdf",
      },
      simulators: {
        title: "Simulator memory and time",
        description:
          "The chart shows where each method becomes too slow, and the paper where its state becomes too large.",
        link: "/papers/simulator-benchmark.pdf",
      },
    },
  },
  guides: {
    items: [
      {
        title: "Taking a PQC inventory",
        description:
          "It shows you how to find what signs, what sets up keys, and who could change either.",
        link: "/papers/pqc-inventory.pdf",
      },
      {
        title: "Reading a quantum benchmark",
        description: "Ask these five questions before a claim earns a place in your budget.",
        link: "/papers/reading-benchmarks.pdf",
      },
    ],
  },
  /** Files of the owner's own, from site.config.ts. */
  own: { title: "Other documents" },
  data: { title: "data files behind the documents" },
  faqs: {
    title: "Frequently asked",
    items: [
      {
        id: "faq-duration",
        question: "How long does a project take?",
        answer: `Projects take ${weeks.project}, from a signed scope to the handover of code, benchmark and report. A compiler sprint spends ${weeks.sprint} of that on engineering, and a multi-backend build takes ${weeks.multiBackend}. Delays usually come from access to a device, to a test HSM or to your data.`,
      },
      {
        id: "faq-portability",
        question: "How soon can our program run on more than one backend?",
        answer: `Two backends can be ready in ${weeks.portability} if your program uses gates only and is written in OpenQASM 3, QIR or a maintained toolkit. Programs that rely on pulses may stay with one vendor: IBM, for one, removed pulse access from its production processors in February 2025.`,
      },
      {
        id: "faq-pqc-urgency",
        question: "How urgent is post-quantum cryptography?",
        answer:
          "No machine that exists can break RSA or elliptic curves. But a later machine could decrypt traffic recorded today, so a secret that must hold for many years needs a hybrid key exchange now. Which dates apply depends on who supervises you.",
      },
      {
        id: "faq-quantum-computer",
        question: "Do we need a quantum computer?",
        answer:
          "No. We check compilers on simulators and device models, post-quantum cryptography runs on the machines you have, and our simulations run on ordinary processors and GPUs. You need device time only to confirm a result on hardware, and then we plan the smallest run that settles the question.",
      },
    ],
  },
  next: {
    title: "What these papers don’t answer",
    text: "You have a decision to make, and we may have measured what it depends on. Ask, and you’ll get the numbers or hear that we have none.",
    link: { label: "Ask your question", to: "/contact" },
  },
} as const;
