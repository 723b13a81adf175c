import type { Href } from "#app/lib/href.ts";
import { cityNames } from "../offices.ts";
import { claims, plans, reply, weeks } from "../specification.ts";
import type { Hero, NavLink, NextStep, PageMeta, TitledText } from "../types.ts";
import type { ComputedStudyId } from "./case-studies.ts";

export type SolutionIcon = "circuit" | "shield" | "lattice" | "flask";

export interface Solution {
  icon: SolutionIcon;
  title: string;
  description: string;
  features: readonly string[];
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
  /** What else the reader must know of the result. */
  condition?: string;
  /** The study to which it leads, and whose computed result appears beside it. */
  study: ComputedStudyId;
}

export interface PricingPlan {
  name: string;
  price: string;
  features: readonly string[];
  cta: NavLink;
}

/** What stands on and under the wave. */
export interface WaveWords
  extends Record<"title" | "hundred" | "close" | "open" | "twoSlits" | "oneSlit", string> {
  reading: (detections: string, perDot: number) => string;
}

interface QuantumHome {
  meta: PageMeta;
  hero: Hero & {
    actions: readonly [NavLink, NavLink];
    /** The way for those who come with one question. */
    also: readonly NavLink[];
    /** The wave beside the title, and its detector. */
    wave: WaveWords;
  };
  about: {
    title: string;
    statement: string;
    paragraphs: readonly string[];
  };
  capabilities: { title: string; items: readonly (TitledText & { to: Href })[] };
  solutions: { title: string; items: readonly Solution[] };
  cases: {
    title: string;
    intro: string;
    read: string;
    items: readonly CaseHighlight[];
  };
  pricing: {
    title: string;
    intro: string;
    plans: readonly PricingPlan[];
    addOns: {
      title: string;
      items: readonly string[];
      /** What the plans and add-ons abbreviate. */
      words: string;
    };
    alone: string;
    /** How the plans meet the engagements. */
    notes: { title: string; items: readonly TitledText[]; terms: NavLink };
  };
  /** Get Started of the lab's service pages leads here too. */
  contact: { title: string; division: NextStep; lab: NextStep };
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
    lead: "Compiler tooling, quantum-secure tokenization and simulation with AI. Nearly all of it runs on the computers you have today.",
    actions: [
      { label: "See the solutions", to: "/#solutions-section" },
      { label: "Indicative pricing", to: "/#pricing-section" },
    ],
    also: [
      { label: "Banks: the post-quantum roadmap", to: "/resources#bank" },
      { label: "Drug discovery: when a pilot pays", to: "/simulation#pilot" },
    ],
    wave: {
      title: "Detections behind the slits: a column of dots for each of 80 cells",
      hundred: "Add 100",
      close: "Close one slit",
      open: "Open it again",
      twoSlits: "Two slits give stripes.",
      oneSlit: "One slit gives one hump.",
      reading: (detections, perDot) =>
        `Each dot is ${perDot === 1 ? "one" : perDot} of ${detections} detections; the line is the prediction.`,
    },
  },
  about: {
    title: "About",
    statement:
      "We write compilers and simulators for quantum devices, and prepare key management for them.",
    paragraphs: [
      `Adyakshar Quantum Labs is the quantum computing division of Adyakshar, a research, development and consulting lab in ${cityNames.and}.`,
      "Quantum projects often stall on ordinary things: a circuit compiles for one vendor only, nobody can rerun a benchmark, a signature does not fit its message. These are engineering problems, solvable now.",
    ],
  },
  capabilities: {
    title: "Core capabilities",
    items: [
      {
        title: "Portability",
        text: "The same circuit compiles for each of your devices.",
        to: "/compiler#compiler",
      },
      {
        title: "Circuit optimization",
        text: "A report compares us with the vendor’s own compiler.",
        to: "/resources#routing-benchmark",
      },
      {
        title: "Error mitigation",
        text: "You see the raw result beside the corrected one.",
        to: "/compiler",
      },
      {
        title: "Post-quantum migration",
        text: "Each stage can be undone, up to a named point.",
        to: "/case-studies#web3-custodian",
      },
      {
        title: "Simulation",
        text: "We state method, memory and cost beforehand.",
        to: "/simulation#pilot",
      },
      {
        title: "Device control",
        text: "Pulses and decoding are simulated before use.",
        to: "/research#fpga",
      },
    ],
  },
  solutions: {
    title: "Solutions",
    items: [
      {
        icon: "circuit",
        title: "Compiler Studio",
        description:
          "A compiler for your device, or for your program on several. Each step is proved to keep the program’s meaning, or marked as unproved.",
        features: [
          "One shared intermediate representation (IR)",
          "Layout, routing and native gate synthesis",
          "Public benchmarks in continuous integration (CI)",
        ],
        action: "See it compile",
        href: "/compiler",
        gradient: [0, 0.2],
      },
      {
        icon: "shield",
        title: "Tokenization",
        description:
          "For banks and custodians: approvals and links move to post-quantum cryptography (PQC). Bitcoin and ordinary Ethereum accounts cannot\u00a0move\u00a0yet.",
        features: [
          "Cryptographic inventory and agility plan",
          "Post-quantum key exchange and approvals",
          "Multiparty computation (MPC) in custody",
        ],
        action: "See the custody path",
        href: "/tokenization",
        gradient: [0.15, 0.35],
      },
      {
        icon: "lattice",
        title: "Simulation",
        description:
          "Quantum simulation with AI on today’s machines. For molecules a learned model answers; in doubt, a solver on graphics processors does.",
        features: [
          "A method that fits your circuit",
          "Chemistry checked against exact or trusted results",
          "Learned models with random checks",
        ],
        action: "See the solvers",
        href: "/simulation",
        gradient: [0.3, 0.5],
      },
      {
        icon: "flask",
        title: "Research",
        description:
          "Joint programs in chip design, reprogrammable control chips and finance; failures are reported too.",
        features: [
          "Electronic design automation (EDA)",
          "Field-programmable gate arrays (FPGA)",
          "Finance: amplitude estimation and its cost",
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
      "Worked examples, not client references. “Illustrative” marks what such a project aims for; the number beside it is computed by this site’s code.",
    read: "Read the study",
    items: [
      {
        company: "Neutral-atom startup",
        industry: "Quantum hardware",
        challenge:
          "Moving atoms takes most of the run time, and the maker’s compiler serves one gate at a time.",
        result: claims.atoms,
        study: "neutral-atom",
      },
      {
        company: "Web3 custodian",
        industry: "Digital assets",
        challenge: "Approvals rest on elliptic-curve keys, and the signing path must not stop.",
        result: claims.custody,
        study: "web3-custodian",
      },
      {
        company: "Pharma R&D",
        industry: "Drug discovery",
        challenge: "Slow high-level calculations hold up candidates with a metal site.",
        result: claims.pharma,
        condition:
          "10x is for the third that the model answers; a campaign costs 30% less. On hydrogen it answered most.",
        study: "pharma-rd",
      },
    ],
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
    addOns: {
      title: "Add-ons",
      items: [
        "PQC rollout",
        "MPC wallet module",
        "QKD peering",
        "Pulse-level optimizer",
        "Training",
      ],
      words:
        "An SLO is a service level objective, for response or uptime; QKD is quantum key distribution. A regulator package is the documents that your supervisor asks for.",
    },
    alone: "Also sold alone",
    notes: {
      title: "How to read the plans",
      items: [
        {
          title: "Starter is the compiler sprint",
          text: `${weeks.sprint} of work, within a project of ${weeks.project}, then ${plans.starter.support} of support.`,
        },
        {
          title: "Growth is the multi-backend build",
          text: `${weeks.multiBackend} of work on 3 devices, more at extra cost, then ${plans.growth.support} of support. Two backends, in ${weeks.portability}, are scoped individually.`,
        },
      ],
      terms: {
        label: "Ownership, confidentiality and data: terms we propose",
        to: "/contact#terms",
      },
    },
  },
  contact: {
    title: "Contact",
    division: {
      title: "A circuit, a signing path, a calculation",
      text: "Send us one that takes too long or must change. We reply with what to measure first, and whether that is worth it.",
      link: { label: "Write to Quantum Labs", to: "/contact" },
    },
    lab: {
      title: "Apps, cloud, AI, chips, devices",
      text: `Our lab builds these. Tell its engineers what you have in mind; they reply ${reply} too.`,
      link: { label: "Write to the lab", to: "/adyakshar#contact" },
    },
  },
} as const satisfies QuantumHome;
