import type { Href } from "#app/lib/href.ts";
import { cityNames } from "../offices.ts";
import { claims, plans, reply, weeks } from "../specification.ts";
import type { Hero, NavLink, NextStep, PageMeta, Point } from "../types.ts";
import type { computedResults } from "./computed-results.ts";

export type SolutionIcon = "circuit" | "shield" | "lattice" | "flask";

export interface Solution {
  icon: SolutionIcon;
  title: string;
  description: string;
  features: readonly string[];
  /** What its link promises. */
  action: string;
  href: Href;
  /** The phases of the two strokes of its icon, in turns. */
  gradient: readonly [number, number];
}

export interface CaseHighlight {
  company: string;
  industry: string;
  challenge: string;
  result: string;
  href: Href;
  /** The study whose computed result stands above it. */
  study: keyof typeof computedResults;
}

export interface PricingPlan {
  name: string;
  price: string;
  features: readonly string[];
  cta: NavLink;
}

/** What stands on and under the wave. */
export interface WaveWords
  extends Record<
    "title" | "hundred" | "close" | "open" | "start" | "pause" | "twoSlits" | "oneSlit",
    string
  > {
  /** How the dots and the line are read. */
  reading: (detections: string, perDot: number) => string;
}

interface QuantumHome {
  meta: PageMeta;
  /** The kicker stands on the share picture alone. */
  hero: Hero & {
    actions: readonly [NavLink, NavLink];
    /** The way for those who come with one question. */
    also: readonly NavLink[];
    /** The wave beside the title, and its detector. */
    wave: WaveWords;
  };
  about: {
    title: string;
    /** Set as large as a headline. */
    statement: string;
    paragraphs: readonly string[];
  };
  capabilities: { title: string; intro: string; items: readonly Point[] };
  solutions: { title: string; intro: string; items: readonly Solution[] };
  cases: {
    title: string;
    intro: string;
    note: string;
    /** What the arrow of a case says. */
    read: string;
    items: readonly CaseHighlight[];
    more: NavLink;
  };
  pricing: {
    title: string;
    intro: string;
    plans: readonly PricingPlan[];
    /** How the bars under the support are read. */
    scale: string;
    addOns: { title: string; items: readonly string[] };
    /** Above what can be ordered alone. */
    alone: string;
    /** How the plans meet the engagements. */
    notes: { title: string; open: string; items: readonly Point[]; terms: NavLink };
  };
  /** Get Started of the lab's service pages leads here too. */
  contact: NextStep & { lab: NextStep };
}

export const quantumHome = {
  meta: {
    title: "Adyakshar Quantum Labs: compilers, tokenization, simulation",
    description:
      "Quantum compiler tooling, quantum-secure tokenization and simulation with AI, delivered as code, benchmarks and reports that your own engineers can rerun.",
  },
  hero: {
    kicker: "compilers\u00a0· post-quantum custody\u00a0· simulation",
    title: "Quantum software you can check before the hardware arrives.",
    lead: "Compiler tooling, quantum-secure tokenization and simulation with AI. It runs on the machines you have and moves to the next.",
    actions: [
      { label: "See the solutions", to: "/#solutions-section" },
      { label: "Indicative pricing", to: "/#pricing-section" },
    ],
    also: [
      { label: "For banks and custodians: the post-quantum roadmap", to: "/resources#bank" },
      { label: "For drug discovery: when a pilot is worth it", to: "/simulation#pilot" },
    ],
    wave: {
      title: "Detections behind the slits: a column of dots for each of 80 cells",
      hundred: "Add 100",
      close: "Close one slit",
      open: "Open it again",
      start: "Start",
      pause: "Pause",
      twoSlits: "Two slits: stripes.",
      oneSlit: "One slit: one hump.",
      reading: (detections, perDot) =>
        `${detections} detections, ${perDot === 1 ? "one" : perDot} to a dot; the line is the calculated probability.`,
    },
  },
  about: {
    title: "A division of a working lab",
    statement: "The layer between a scientific question and a machine.",
    paragraphs: [
      `Adyakshar Quantum Labs is the quantum computing division of Adyakshar, a research, development and consulting lab in ${cityNames.and}. We write the software between a question and a device: compilers, simulators and key management.`,
      "Quantum projects often stall on ordinary things. A circuit compiles for one vendor only. Nobody can rerun a benchmark. A signature does not fit its message format. These are engineering problems, and they can be solved now.",
    ],
  },
  capabilities: {
    title: "Core capabilities",
    intro: "Six kinds of work, and what you hold when each is done.",
    items: [
      {
        title: "Port a program",
        text: "It compiles for each of your backends, with passes and tests in your repository.",
      },
      {
        title: "Shorten a circuit",
        text: "A report compares its depth and two-qubit gates with the vendor’s own compiler.",
      },
      {
        title: "Price an error",
        text: "Each mitigated estimate comes with its known bias and its extra shots.",
      },
      {
        title: "Replace a key",
        text: "Every stage of the migration has a rollback that was rehearsed.",
      },
      {
        title: "Size a simulation",
        text: "You know method, memory and price before anyone rents a machine.",
      },
      {
        title: "Close a control loop",
        text: "Pulses and decoding on an FPGA are simulated together before they meet a cryostat.",
      },
    ],
  },
  solutions: {
    title: "Solutions",
    intro:
      "Three lines of work and one research program. Each page gives methods, deliverables and limits.",
    items: [
      {
        icon: "circuit",
        title: "Compiler Studio",
        description:
          "A compiler for your device, or for your program across devices. Equivalence checks verify it, and benchmarks in CI measure it.",
        features: [
          "IR bridge between OpenQASM 3, QIR and MLIR",
          "Layout, routing and native gate synthesis",
          "Benchmark CI on MQT Bench and Benchpress",
        ],
        action: "See it compile",
        href: "/compiler",
        gradient: [0, 0.2],
      },
      {
        icon: "shield",
        title: "Tokenization",
        description:
          "Post-quantum migration and custody: issuing, holding and moving claims on assets as tokens, with cryptography that can be replaced.",
        features: [
          "Cryptographic inventory and agility plan",
          "ML-KEM in transport, ML-DSA in approvals",
          "MPC custody, QKD peering where it fits",
        ],
        action: "See the custody path",
        href: "/tokenization",
        gradient: [0.15, 0.35],
      },
      {
        icon: "lattice",
        title: "Simulation",
        description:
          "Quantum simulation with AI on machines that exist: GPU solvers, tensor networks, and learned models that hand doubtful cases to the solver.",
        features: [
          "Method chosen by gates, memory and entanglement",
          "Variational chemistry checked against exact results",
          "Surrogate models with random checks by the solver",
        ],
        action: "See the solvers",
        href: "/simulation",
        gradient: [0.3, 0.5],
      },
      {
        icon: "flask",
        title: "Research",
        description:
          "Joint programs in quantum EDA, FPGA control and finance. They end with code, and with negative results written up as carefully as the good ones.",
        features: [
          "EDA: from SystemVerilog to GDS, and superconducting layouts",
          "FPGA: pulse control and decode-feedback loops",
          "Finance: amplitude estimation, costed end to end",
        ],
        action: "See the programs",
        href: "/research",
        gradient: [0.4, 0.5],
      },
    ],
  },
  cases: {
    title: "Case highlights",
    intro:
      "Three composed examples. The large numbers are computed on small cases by the code of this site; the results marked “composed” are invented.",
    note: "No client stands behind a composed result. In pharma the 10x holds for about a third of the inputs and saves 30% over a whole campaign, on a GPU and without quantum hardware.",
    read: "Read the study",
    items: [
      {
        company: "Neutral-atom startup",
        industry: "Quantum hardware",
        challenge:
          "Moving atoms takes most of the run time, and the maker’s compiler serves one gate at a time.",
        result: claims.atoms,
        href: "/case-studies#neutral-atom",
        study: "neutral-atom",
      },
      {
        company: "Web3 custodian",
        industry: "Digital assets",
        challenge: "Approvals rest on ECDSA, and the signing path may not stop.",
        result: claims.custody,
        href: "/case-studies#web3-custodian",
        study: "web3-custodian",
      },
      {
        company: "Pharma R&D",
        industry: "Drug discovery",
        challenge: "Slow high-level calculations hold up every candidate.",
        result: claims.pharma,
        href: "/case-studies#pharma-rd",
        study: "pharma-rd",
      },
    ],
    more: { label: "Read the case studies", to: "/case-studies" },
  },
  pricing: {
    title: "Indicative pricing",
    intro: `The first step is one email, answered ${reply}. A written scope then states the price before work begins.`,
    plans: [
      {
        name: plans.starter.name,
        price: plans.starter.price,
        features: [
          "Single backend compiler sprint",
          "1 target workflow",
          "Benchmarking report",
          `${plans.starter.support} support`,
        ],
        cta: { label: "Scope a pilot", to: "/contact#starter" },
      },
      {
        name: plans.growth.name,
        price: plans.growth.price,
        features: [
          "IR plus 3 backends",
          "CI portability suite",
          "PQC readiness blueprint",
          `${plans.growth.support} support`,
        ],
        cta: { label: "Plan a multi-backend build", to: "/contact#growth" },
      },
      {
        name: plans.enterprise.name,
        price: plans.enterprise.price,
        features: ["Dedicated team", "SLOs", "Co-authored publications", "Regulator packages"],
        cta: { label: "Discuss a residency", to: "/contact#enterprise" },
      },
    ],
    scale: "Each block is one week of support.",
    addOns: {
      title: "Add-ons",
      items: [
        "PQC rollout",
        "MPC wallet module",
        "QKD peering",
        "Pulse-level optimizer",
        "Training",
      ],
    },
    alone: "Without a plan",
    notes: {
      title: "How to read the plans",
      open: "Durations and short names",
      items: [
        {
          title: "Starter is the compiler sprint",
          text: `It takes ${weeks.sprint} of work on one backend and one workflow. Then ${plans.starter.support} of support begin.`,
        },
        {
          title: "Growth is the multi-backend build",
          text: `It takes ${weeks.multiBackend} of work on at least 3 devices. Then ${plans.growth.support} of support begin. Two backends in ${weeks.portability} are scoped individually.`,
        },
        {
          title: "What the short names mean",
          text: "A CI portability suite runs your program on every backend at each commit. A PQC readiness blueprint is an inventory with a dated plan. SLOs are response and uptime targets. Regulator packages are documents for your supervisor. QKD peering connects your key management to a QKD link.",
        },
      ],
      terms: {
        label: "Ownership, confidentiality and data: terms we propose",
        to: "/contact#terms",
      },
    },
  },
  contact: {
    title: "Bring one workflow",
    text: "A circuit, a signing path or a calculation that takes too long. We answer with what we would measure first, and whether it is worth your money.",
    link: { label: "Write to Quantum Labs", to: "/contact" },
    lab: {
      title: "Apps, cloud, AI, chips, devices",
      text: `Our lab builds these. Its engineers reply ${reply} too.`,
      link: { label: "Write to the lab", to: "/adyakshar#contact" },
    },
  },
} as const satisfies QuantumHome;
