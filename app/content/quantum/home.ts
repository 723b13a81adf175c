import type { Href } from "#app/lib/href.ts";
import type { Hero, NavLink, NextStep, PageMeta, Point } from "../types.ts";

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
}

export interface PricingPlan {
  name: string;
  price: string;
  features: readonly string[];
  cta: NavLink;
}

interface QuantumHome {
  meta: PageMeta;
  hero: Hero & {
    actions: readonly [NavLink, NavLink];
    /** The detector under the wave. */
    measure: Record<
      "title" | "one" | "hundred" | "close" | "open" | "twoSlits" | "oneSlit" | "note",
      string
    >;
  };
  about: {
    title: string;
    /** Set as large as a headline. */
    statement: string;
    paragraphs: readonly string[];
    principles: readonly Point[];
  };
  capabilities: { title: string; intro: string; items: readonly Point[] };
  solutions: { title: string; intro: string; items: readonly Solution[] };
  cases: {
    title: string;
    intro: string;
    note: string;
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
    /** How the plans meet the engagements, and what has no plan of its own. */
    notes: { title: string; items: readonly Point[]; terms: NavLink };
  };
  contact: NextStep;
}

export const quantumHome = {
  meta: {
    title: "Adyakshar Quantum Labs: compilers, tokenization, simulation",
    description:
      "Quantum compiler tooling, quantum-secure tokenization and simulation with AI, delivered as code, benchmarks and reports that your own engineers can rerun.",
  },
  hero: {
    kicker: "compilers\u00a0· post-quantum custody\u00a0· simulation",
    title: "Quantum software that survives contact with hardware.",
    lead: "Compiler tooling, quantum-secure tokenization and simulation with AI, written for the devices you have and portable to the next.",
    actions: [
      { label: "See the solutions", to: "/#solutions-section" },
      { label: "Indicative pricing", to: "/#pricing-section" },
    ],
    measure: {
      title: "Hits on a detector behind the slits, a column of dots for each of its 64 cells",
      one: "Measure",
      hundred: "Measure 100",
      close: "Close one slit",
      open: "Open both slits",
      twoSlits: "hits behind two slits, in fringes.",
      oneSlit: "hits behind one slit: no fringes.",
      note: "Each is sampled from |ψ|² behind the slits, which is the line. Tap the wave for one more.",
    },
  },
  about: {
    title: "A division of a working lab",
    statement: "The layer between a scientific question and a machine.",
    paragraphs: [
      "Adyakshar Quantum Labs is the quantum computing division of Adyakshar, a research, development and consulting lab in San Francisco, Austin and Kolkata. We write what lies between a question and a device: intermediate representations, routers, schedulers, simulators, key management.",
      "Quantum projects often stall on ordinary things: a circuit that only compiles for one vendor, a benchmark nobody can rerun, a signature scheme that does not fit the message format. Those are engineering problems, and they can be solved now, before the hardware is ready.",
    ],
    principles: [
      {
        title: "Baselines before claims",
        text: "In a delivery, every gain is stated against a named compiler, version and device, with the script that measured it. The composed figures on this site have no such record, and say so.",
      },
      {
        title: "No lock-in, ours included",
        text: "Work lands in your repository, on open formats: OpenQASM 3, QIR, MLIR dialects, FIPS algorithms.",
      },
      {
        title: "Limits in writing",
        text: "Each report has a section on what the method cannot do, and the problem size at which it stops being worth its cost.",
      },
    ],
  },
  capabilities: {
    title: "Core capabilities",
    intro: "Six kinds of work. The solution pages give the methods and the deliverables.",
    items: [
      {
        title: "Portable intermediate representation",
        text: "One program in OpenQASM 3 or QIR, lowered through MLIR to each backend's native gates. You keep the dialect, the passes and their tests.",
      },
      {
        title: "Layout, routing and scheduling",
        text: "Optimal SWAP placement is NP-hard, so we tune heuristics to your coupling map and report depth and two-qubit counts against the vendor's own compiler.",
      },
      {
        title: "Error mitigation with its cost",
        text: "Zero-noise extrapolation or probabilistic error cancellation, with the known bias and the extra shots printed beside the result. Mitigation does not replace error correction.",
      },
      {
        title: "Post-quantum migration",
        text: "A cryptographic inventory, hybrid X25519MLKEM768 transport and ML-DSA signing in your HSMs, in stages that can each be rolled back.",
      },
      {
        title: "Simulation at the right cost",
        text: "Statevector, tensor network or stabilizer, chosen by gate set, memory and entanglement, before anyone rents a machine.",
      },
      {
        title: "Control and acceleration",
        text: "RFSoC pulse control, feed-forward and low-latency decoding on FPGA, co-simulated before it is connected to a cryostat.",
      },
    ],
  },
  solutions: {
    title: "Solutions",
    intro:
      "Three lines of work and one research program. Each page gives the method, the deliverables and the limits.",
    items: [
      {
        icon: "circuit",
        title: "Compiler Studio",
        description:
          "A compiler for your device, or for your program across devices: from IR to pulses where the vendor allows it, verified by equivalence checks and benchmarked in CI.",
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
          "Issuing, holding and moving claims on assets as tokens, with cryptography that can be replaced: hybrid transport, ML-DSA approvals in HSMs, MPC keys, a rehearsed rollback.",
        features: [
          "Cryptographic inventory and agility plan",
          "FIPS 203 and 204 in transport and approvals",
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
          "Quantum simulation with AI on machines that exist: GPU solvers, tensor networks, and surrogates that pass a case to the solver when they should not answer it.",
        features: [
          "Method chosen by gates, memory and entanglement",
          "Variational chemistry checked against exact results",
          "Surrogates behind an audited gate",
        ],
        action: "See the solvers",
        href: "/simulation",
        gradient: [0.3, 0.5],
      },
      {
        icon: "flask",
        title: "Research",
        description:
          "Joint programs in quantum EDA, FPGA control and finance, with code, and with negative results written up as carefully as the good ones.",
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
    intro: "Three composed examples: no client and no measurement stands behind them.",
    note: "They show what kind of result an engagement aims at; the case studies say how the figures relate. The molecular result is a GPU solver with a learned surrogate, not quantum hardware.",
    items: [
      {
        company: "Neutral-atom startup",
        industry: "Quantum hardware",
        challenge:
          "Atom moves dominate the run time, and the maker's compiler places one gate at a time.",
        result: "5x fewer gate errors and 3x faster execution",
        href: "/case-studies#neutral-atom",
      },
      {
        company: "Web3 custodian",
        industry: "Digital assets",
        challenge:
          "Approvals rest on ECDSA, public keys are visible on chain, and the signing path may not stop.",
        result: "Zero-downtime PQC migration",
        href: "/case-studies#web3-custodian",
      },
      {
        company: "Pharma R&D",
        industry: "Drug discovery",
        challenge:
          "High-level calculations on multireference active sites hold up every candidate.",
        result: "10x faster molecular calculations",
        href: "/case-studies#pharma-rd",
      },
    ],
    more: { label: "Read the case studies", to: "/case-studies" },
  },
  pricing: {
    title: "Indicative pricing",
    intro:
      "Three plans, with what is included line by line. They are starting points for a written scope.",
    plans: [
      {
        name: "Starter (Pilot)",
        price: "from $85k",
        features: [
          "Single backend compiler sprint",
          "1 target workflow",
          "Benchmarking report",
          "8 weeks support",
        ],
        cta: { label: "Scope a pilot", to: "/contact" },
      },
      {
        name: "Growth (Multi-backend)",
        price: "from $240k",
        features: [
          "IR plus 3 backends",
          "CI portability suite",
          "PQC readiness blueprint",
          "3 months support",
        ],
        cta: { label: "Plan a multi-backend build", to: "/contact" },
      },
      {
        name: "Enterprise (Residency)",
        price: "Price on application",
        features: ["Dedicated team", "SLOs", "Co-authored publications", "Regulator packages"],
        cta: { label: "Discuss a residency", to: "/contact" },
      },
    ],
    scale: "Support to scale: one cell is one week.",
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
    notes: {
      title: "How to read the plans",
      items: [
        {
          title: "Starter is the compiler sprint",
          text: "4-6 weeks of work on one backend and one workflow, then 8 weeks of support.",
        },
        {
          title: "Growth is the multi-backend build",
          text: "8-12 weeks of work on at least 3 devices, then 3 months of support. Its PQC readiness blueprint is also where tokenization work begins.",
        },
        {
          title: "Tokenization and simulation",
          text: "No list price: the written scope states one before work begins. Plan on 6-12 weeks, as for other projects. PQC rollout, MPC wallet module and QKD peering are add-ons.",
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
    link: { label: "Contact the lab", to: "/contact" },
  },
} as const satisfies QuantumHome;
