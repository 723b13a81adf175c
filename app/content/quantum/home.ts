import type { Href } from "#app/lib/href.ts";
import type { GlossaryTerm } from "../glossary.ts";
import { cityNames } from "../offices.ts";
import { plans } from "../prices.ts";
import { claims, reply, weeks } from "../specification.ts";
import type { NextStep, PageMeta } from "../types.ts";
import type { ComputedStudyId } from "./case-studies.ts";

export interface CaseHighlight {
  company: string;
  industry: string;
  challenge: string;
  result: string;
  /** The study to which it leads, and whose computed result appears beside it. */
  study: ComputedStudyId;
}

export type CheckName = "compiler" | "benchmark" | "data" | "papers";
export type CheckCounts = Record<"fewer" | "more" | "pages", number>;

interface CheckItem {
  number: (count: number, counts: CheckCounts) => string;
  text: (counts: CheckCounts) => string;
  link: { label: string; to: Href };
}

export type ContactWay = Omit<NextStep, "title">;

export const quantumHome = {
  meta: {
    title: "Adyakshar Quantum Labs: compilers, tokenization, simulation",
    description:
      "Quantum compiler tooling, quantum-secure tokenization and simulation with AI, delivered as code, benchmarks and reports that your own engineers can rerun.",
  } satisfies PageMeta,
  /** The terms that the page's sentences mark. */
  terms: ["CI", "IR", "MPC", "PQC", "QKD", "SLO"] satisfies readonly GlossaryTerm[],
  hero: {
    /** A phone leaves out `before` and `after`. */
    topics: [
      { before: "Quantum ", name: "compilers", after: "", topic: "compiler", to: "/compiler" },
      {
        before: "",
        name: "Post-quantum",
        after: " migration",
        topic: "custody",
        to: "/tokenization",
      },
      { before: "", name: "Simulation", after: "", topic: "simulation", to: "/simulation" },
    ],
    title: "Quantum software you can check before the hardware arrives.",
    lead: "We build quantum compilers, simulate molecules for R&D teams, and move banks and custodians to post-quantum cryptography.",
    action: { label: "Compile a circuit", to: "/compiler#compiler" },
    bank: { label: "Banks: the post-quantum roadmap", to: "/resources#bank" },
    wave: {
      title: "Detections behind the slits: a column of dots for each of 80 cells",
      hundred: "Add 100",
      close: "Close one slit",
      open: "Open it again",
      twoSlits: "Two slits make stripes.",
      oneSlit: "One slit makes one hump.",
      reading: (detections: string, perDot: number) =>
        perDot === 1
          ? `${detections} detections.`
          : `${detections} detections, ${perDot} to a dot.`,
    },
  },
  check: {
    title: "Check it yourself",
    text: "Everything here can be opened, run or downloaded.",
    items: {
      benchmark: {
        number: (cases, { fewer }) => `${fewer} of ${cases}`,
        text: ({ more }) =>
          `cases with fewer two-qubit gates than Qiskit and tket; more in ${more}.`,
        link: { label: "The benchmark", to: "/resources#routing-benchmark" },
      },
      compiler: {
        number: (kilobytes) => `${kilobytes} kB`,
        text: () => "of compiler to download, under the MIT license.",
        link: { label: "The compiler", to: "/compiler#download" },
      },
      data: {
        number: (files) => `${files} files`,
        text: () => "of data, to rerun on your own machine.",
        link: { label: "The data", to: "/resources#data" },
      },
      papers: {
        number: (papers) => `${papers} papers`,
        text: ({ pages }) => `${pages} pages that also print our losses.`,
        link: { label: "The papers", to: "/resources" },
      },
    } satisfies Record<CheckName, CheckItem>,
  },
  about: {
    title: "About",
    statement:
      "Adyakshar Quantum Labs is the quantum computing division of Adyakshar, a research, development and consulting lab.",
    cities: cityNames.list,
    lab: { label: "The lab", to: "/adyakshar" },
  },
  capabilities: {
    title: "Core capabilities",
    items: [
      {
        id: "portability",
        title: "Portability",
        text: "One circuit, compiled for each of your devices.",
        to: "/compiler#compiler",
      },
      {
        id: "optimization",
        title: "Circuit optimization",
        text: "Your gain, against your vendor’s own compiler.",
        to: "/resources#routing-benchmark",
      },
      {
        id: "mitigation",
        title: "Error mitigation",
        text: "The raw result beside the mitigated one.",
        to: "/compiler",
      },
      {
        id: "migration",
        title: "Key migration",
        text: "In stages, each reversible until an agreed point.",
        to: "/tokenization",
      },
      {
        id: "simulation",
        title: "Simulation",
        text: "Method, memory and cost, before anything runs.",
        to: "/simulation#pilot",
      },
      {
        id: "control",
        title: "Device control",
        text: "In simulation first, then on your hardware.",
        to: "/research#fpga",
      },
    ],
  },
  solutions: {
    title: "Solutions",
    intro: ["Gray is today, ", "color", " is after us."],
    /** A gradient is the phases of the two strokes of an icon, in turns. */
    items: [
      {
        icon: "circuit",
        title: "Compiler Studio",
        unit: "two-qubit gates, against Qiskit and tket",
        description: "Your quantum program, with fewer of the gates that go wrong.",
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
        unit: "bytes in each signature, which is the price",
        description: "Your approvals, signed in a way that no known quantum attack breaks.",
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
        unit: "of memory for one state; each square doubles it",
        description: "Fifty entangled qubits, on the laptop that you already have.",
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
          "Joint projects in chip design, FPGA control and finance. We publish where our own tools lose.",
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
      "Worked examples, not client stories. We computed the large number in each; the line marked “Illustrative” is what such a project aims for.",
    read: "Read the study",
    items: [
      {
        company: "Neutral-atom startup",
        industry: "Quantum hardware",
        challenge:
          "Most of a run is spent moving atoms, and more than needed: the compiler serves one gate at a time.",
        result: claims.atoms,
        study: "neutral-atom",
      },
      {
        company: "Web3 custodian",
        industry: "Digital assets",
        challenge:
          "Approvals rest on elliptic-curve keys, and the signing path may not stop while they change.",
        result: claims.custody,
        study: "web3-custodian",
      },
      {
        company: "Pharma R&D",
        industry: "Drug discovery",
        challenge: "Drug candidates with a metal site wait for slow, accurate calculations.",
        result: claims.pharma,
        study: "pharma-rd",
      },
    ] satisfies readonly CaseHighlight[],
  },
  pricing: {
    title: "Indicative pricing",
    intro: `You write one email, we reply ${reply}, and a written scope states the price before any work begins.`,
    plans: [
      {
        name: plans.starter.name,
        price: plans.starter.price,
        time: `A compiler sprint: ${weeks.sprint} of work`,
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
        time: `${weeks.multiBackend} of work, on 3 devices`,
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
        time: "On retainer",
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
    alone: {
      title: "Also sold alone",
      terms: { label: "Terms we propose", to: "/contact#terms" },
      board: "One page for your board (PDF)",
    },
  },
  /** Get Started of the lab's service pages leads here too. */
  contact: {
    title: "Contact",
    reply: `We reply ${reply}`,
    division: {
      text: "A circuit, a calculation or a signing path that is too slow or has to change",
      link: { label: "Write to Quantum Labs", to: "/contact" },
    } satisfies ContactWay,
    lab: {
      text: "Apps, cloud, AI, chips, devices",
      link: { label: "Write to the lab", to: "/adyakshar#contact" },
    } satisfies ContactWay,
    /** Beside the lab's button, for who comes from a service page. */
    byEmail: (address: string) => `or email ${address}`,
  },
} as const;

export type CoreCapability = (typeof quantumHome.capabilities.items)[number];
export type Solution = (typeof quantumHome.solutions.items)[number];
/** Research has no number that a project changes. */
export type MeasuredSolution = Extract<Solution, { unit: string }>;
