import type { Href } from "#app/lib/href.ts";
import { cityNames } from "../offices.ts";
import { claims, plans, reply, weeks } from "../specification.ts";
import type { NextStep, PageMeta, TitledText } from "../types.ts";
import type { ComputedStudyId } from "./case-studies.ts";

export interface CaseHighlight {
  company: string;
  industry: string;
  challenge: string;
  result: string;
  condition?: string;
  /** The study to which it leads, and whose computed result appears beside it. */
  study: ComputedStudyId;
}

export type CheckName = "compiler" | "benchmark" | "data" | "papers";
export type CheckCounts = Record<"fewer" | "more" | "pages", number>;

interface CheckItem {
  unit: string;
  label: (counts: CheckCounts) => string;
  to: Href;
}

export const quantumHome = {
  meta: {
    title: "Adyakshar Quantum Labs: compilers, tokenization, simulation",
    description:
      "Quantum compiler tooling, quantum-secure tokenization and simulation with AI, delivered as code, benchmarks and reports that your own engineers can rerun.",
  } satisfies PageMeta,
  hero: {
    /** A phone leaves out `before`. */
    topics: [
      { before: "Quantum", name: "compilers", topic: "compiler" },
      { before: "", name: "Post-quantum migration", topic: "custody" },
      { before: "", name: "Simulation", topic: "simulation" },
    ],
    title: "Quantum software you can check before the hardware arrives.",
    lead: "We write compilers, simulate molecules and replace cryptographic keys for R&D and security teams.",
    action: { label: "See our services", to: "/#solutions-section" },
    bank: { label: "Banks: the post-quantum roadmap", to: "/resources#bank" },
    wave: {
      title: "Detections behind the slits: a column of dots for each of 80 cells",
      hundred: "Add 100",
      close: "Close one slit",
      open: "Open it again",
      twoSlits: "Two slits make stripes.",
      oneSlit: "One slit makes one hump.",
      reading: (detections: string, perDot: number) =>
        `Each dot is ${perDot === 1 ? "one" : perDot} of ${detections} detections, and the line is the prediction.`,
    },
  },
  check: {
    title: "Check it yourself",
    text: "Open, run or download everything below, or read how the stripes above are computed.",
    items: {
      compiler: {
        unit: "kB",
        label: () => "The compiler, to download and run",
        to: "/compiler#download",
      },
      benchmark: {
        unit: "cases",
        label: ({ fewer, more }) => `The benchmark: fewer gates in ${fewer}, more in ${more}`,
        to: "/resources#routing-benchmark",
      },
      data: { unit: "files", label: () => "The data behind the papers", to: "/resources#data" },
      papers: {
        unit: "papers",
        label: ({ pages }) => `${pages} pages that also print our losses`,
        to: "/resources",
      },
    } satisfies Record<CheckName, CheckItem>,
  },
  about: {
    title: "About",
    statement:
      "We build compilers and simulators for quantum computing, and we replace your cryptography before a quantum computer can break it.",
    division: `Adyakshar Quantum Labs is the quantum computing division of Adyakshar, a research, development and consulting lab in ${cityNames.and}.`,
  },
  capabilities: {
    title: "Core capabilities",
    items: [
      {
        id: "portability",
        title: "Portability",
        text: "Write a circuit once and compile it for each of your devices.",
        to: "/compiler#compiler",
      },
      {
        id: "optimization",
        title: "Circuit optimization",
        text: "We measure your gain against your vendor’s own compiler.",
        to: "/resources#routing-benchmark",
      },
      {
        id: "mitigation",
        title: "Error mitigation",
        text: "You always see the raw result next to the mitigated one.",
        to: "/compiler",
      },
      {
        id: "migration",
        title: "Key migration",
        text: "Keys become post-quantum in stages, each reversible until an agreed point.",
        to: "/tokenization",
      },
      {
        id: "simulation",
        title: "Simulation",
        text: "Before anything runs, you know the method, the memory and the cost.",
        to: "/simulation#pilot",
      },
      {
        id: "control",
        title: "Device control",
        text: "We test pulses and decoders in simulation, then on your hardware.",
        to: "/research#fpga",
      },
    ],
  },
  solutions: {
    title: "Solutions",
    /** A gradient is the phases of the two strokes of an icon, in turns. */
    items: [
      {
        icon: "circuit",
        title: "Compiler Studio",
        description:
          "We make a compiler for your device, or one that serves several. After each step it proves that your program still does the same thing, or says that it has no proof.",
        features: [
          "One shared intermediate representation",
          "Layout, routing and native gate synthesis",
          "Public benchmarks at every commit",
        ],
        action: "See it compile",
        href: "/compiler",
        gradient: [0, 0.2],
      },
      {
        icon: "shield",
        title: "Tokenization",
        description:
          "For banks and custodians, quantum-secure tokenization begins with an inventory. Then links and approvals move to post-quantum keys while the service runs.",
        features: [
          "Cryptographic inventory and agility plan",
          "Post-quantum key exchange and approvals",
          "Multiparty computation in custody",
        ],
        action: "See the custody path",
        href: "/tokenization",
        gradient: [0.15, 0.35],
      },
      {
        icon: "lattice",
        title: "Simulation",
        description:
          "We simulate with AI, on machines that exist. For molecules, a learned model answers first, and when it is unsure, a solver on your GPUs takes over.",
        features: [
          "A method that fits your circuit",
          "Chemistry checked against exact results",
          "Learned models with random audits",
        ],
        action: "See the solvers",
        href: "/simulation",
        gradient: [0.3, 0.5],
      },
      {
        icon: "flask",
        title: "Research",
        description:
          "We run joint projects in chip design, FPGA control and finance, and we publish where our own tools lose.",
        features: [
          "Electronic design automation",
          "FPGA control of qubits",
          "Amplitude estimation and its cost",
        ],
        action: "See the projects",
        href: "/research",
        gradient: [0.4, 0.5],
      },
    ],
  },
  cases: {
    title: "Case highlights",
    intro:
      "These are worked examples, not client stories. This site’s code computed the large number in each; the line marked “Illustrative” is what such a project aims for.",
    read: "Read the study",
    items: [
      {
        company: "Neutral-atom startup",
        industry: "Quantum hardware",
        challenge:
          "Moving atoms takes most of a run, because the startup’s compiler serves one gate at a time.",
        result: claims.atoms,
        study: "neutral-atom",
      },
      {
        company: "Web3 custodian",
        industry: "Digital assets",
        challenge:
          "Approvals rest on elliptic-curve keys, and the signing path may not stop while they change.",
        result: claims.custody,
        condition: "If the switch waits for the last client, no instruction is refused.",
        study: "web3-custodian",
      },
      {
        company: "Pharma R&D",
        industry: "Drug discovery",
        challenge: "Drug candidates with a metal site wait for slow, accurate calculations.",
        result: claims.pharma,
        condition:
          "If the model answers a third of the cases in a tenth of the time, a campaign costs 30% less.",
        study: "pharma-rd",
      },
    ] satisfies readonly CaseHighlight[],
  },
  pricing: {
    title: "Indicative pricing",
    intro: `You write one email and we reply ${reply}. A written scope then states the price before any work begins.`,
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
          "[[IR]] plus 3 backends",
          "[[CI]] portability suite",
          "[[PQC]] readiness blueprint",
          `${plans.growth.support} support`,
        ],
        cta: { label: "Plan a multi-backend build", to: "/contact#growth" },
      },
      {
        name: plans.enterprise.name,
        price: plans.enterprise.price,
        features: [
          "Dedicated team",
          "[[SLOs|SLO]]",
          "Co-authored publications",
          "Regulator packages",
        ],
        cta: { label: "Discuss a residency", to: "/contact#enterprise" },
      },
    ],
    addOns: {
      title: "Add-ons",
      items: [
        "PQC rollout",
        "[[MPC]] wallet module",
        "[[QKD]] peering",
        "Pulse-level optimizer",
        "Training",
      ],
    },
    alone: "Also sold alone",
    notes: {
      title: "How to read the plans",
      items: [
        {
          title: "Starter is the compiler sprint",
          text: `It is ${weeks.sprint} of engineering within a project of ${weeks.project}, and ${plans.starter.support} of support follow.`,
        },
        {
          title: "Growth is the multi-backend build",
          text: `It is ${weeks.multiBackend} of work on 3 devices, and ${plans.growth.support} of support follow. Further devices cost more; two backends, in ${weeks.portability}, are scoped individually.`,
        },
      ] satisfies readonly TitledText[],
      terms: {
        label: "Ownership, confidentiality and data: terms we propose",
        to: "/contact#terms",
      },
    },
  },
  /** Get Started of the lab's service pages leads here too. */
  contact: {
    title: "Contact",
    division: {
      title: "A circuit, a signing path, a calculation",
      text: "Send us one that is too slow or has to change. We’ll tell you what to measure first, if anything.",
      link: { label: "Write to Quantum Labs", to: "/contact" },
    } satisfies NextStep,
    lab: {
      title: "Apps, cloud, AI, chips, devices",
      text: `Tell the lab’s engineers what you have in mind, and they’ll reply ${reply}.`,
      link: { label: "Write to the lab", to: "/adyakshar#contact" },
    } satisfies NextStep,
    /** Beside the lab's button, for who comes from a service page. */
    byEmail: (address: string) => `or email ${address}`,
  },
} as const;

export type CoreCapability = (typeof quantumHome.capabilities.items)[number];
export type Solution = (typeof quantumHome.solutions.items)[number];
