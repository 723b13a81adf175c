import { claims } from "../specification.ts";
import type { Capability, Hero, NavLink, NextStep, PageMeta, TitledText } from "../types.ts";

/** What was computed and timed, as its sentences say it. */
interface PilotNumbers {
  /** The worst answer of the learned model along nitrogen's bond, in millihartree. */
  worst: string;
  orbitals: number;
  /** Seconds for a thousand gates on 30 qubits of one GPU, one pass a gate and fused. */
  gateSeconds: string;
  fusedSeconds: string;
  gpu: string;
  /** How far DMRG on [2Fe-2S] ends above the published energy, in millihartree. */
  ironSulfur: string;
  bondDimension: number;
}

interface SimulationPage {
  meta: PageMeta;
  hero: Hero;
  /** For the readers who ask for chemistry: whether to order, and what ends it. */
  pilot: {
    title: string;
    intro: string;
    /** The number that decides. */
    size: TitledText & { number: string };
    items: readonly TitledText[];
    claim: string;
    /** What bounds the claim. */
    bounds: (numbers: PilotNumbers) => readonly TitledText[];
    link: NavLink;
  };
  memory: {
    title: string;
    intro: string;
    /** The first yes decides. */
    tests: readonly { when: string; method: string }[];
    /** What opens the rest. */
    more: string;
    noise: string;
  };
  areas: {
    title: string;
    stopsLabel: string;
    items: readonly (Capability & { stops: string })[];
  };
  limits: { title: string; items: readonly string[] };
  deliverables: {
    title: string;
    acceptedLabel: string;
    /** Each with the test by which the client accepts it. */
    items: readonly (TitledText & { accepted: string })[];
    more: NavLink;
  };
  contact: NextStep;
}

export const simulationPage = {
  meta: {
    title: "Quantum simulation with AI | Adyakshar Quantum Labs",
    description:
      "Statevector, tensor network and stabilizer simulators, variational chemistry and AI surrogates, chosen by memory and entanglement and checked on exact results.",
  },
  hero: {
    kicker: "Simulation",
    title: "Quantum simulation on machines that exist.",
    lead: "We choose the method for your circuit or molecule and set up a solver on your graphics processors (GPUs). For molecules a learned model (surrogate) answers first, and the solver when in doubt. You keep everything.",
    action: { label: "Run the simulator", to: "/simulation#simulator" },
  },
  pilot: {
    title: "When a pilot is worth it",
    intro:
      "A pilot needs no quantum computer. It can pay beyond about 16 active orbitals, if you have some energies\u00a0you\u00a0trust.",
    size: {
      number: "16",
      title: "active orbitals",
      text: "Orbitals treated in full. Up to about 16, a laptop solves them; you do not need us.",
    },
    items: [
      {
        title: "What we need from you",
        text: "Molecular geometries, some energies you trust, and your present cost per run.",
      },
      {
        title: "The rule that stops it",
        text: "We stop if the solver misses your energies by more than agreed. We also stop if the surrogate answers too rarely to pay.",
      },
    ],
    claim: claims.pharma,
    bounds: ({ worst, orbitals, gateSeconds, fusedSeconds, gpu, ironSulfur, bondDimension }) => [
      {
        title: "Where it holds",
        text: `For the third of cases that the surrogate answers, without quantum hardware. One ${gpu} runs a thousand gates on 30 qubits in ${fusedSeconds} seconds if gates are fused, in ${gateSeconds} if not.`,
      },
      {
        title: "What is computed here",
        text: `Along the triple bond of nitrogen, ten electrons in ${orbitals} orbitals, the surrogate’s worst error is ${worst} millihartree; chemists allow 1.6. For the iron-sulfur cluster [2Fe-2S], 30 electrons in 20 orbitals, DMRG at bond dimension ${bondDimension} ends ${ironSulfur} millihartree above the published energy.`,
      },
    ],
    link: { label: "Case study: pharma R&D", to: "/case-studies#pharma-rd" },
  },
  memory: {
    title: "How the method is chosen",
    intro: "We ask four questions in this order, and the first yes settles the method.",
    tests: [
      {
        when: "Only Clifford gates (the easy kind), or nearly?",
        method: "A stabilizer simulator keeps a table of bits and reaches thousands of qubits.",
      },
      {
        when: "Do all 2ⁿ numbers of n qubits fit in memory?",
        method: "A statevector stores them. It is exact, and the others are checked against it.",
      },
      {
        when: "Are the qubits little entangled?",
        method:
          "A matrix product state (MPS) is then small. We accept a result if more memory (χ) does not change it.",
      },
      {
        when: "Few layers of gates, and few results wanted?",
        method: "We use a general tensor network. Its cost is known before the run.",
      },
    ],
    more: "If all answers are no, and noise",
    noise:
      "If all four answers are no, we simulate a smaller instance and say what it leaves open. The record for an arbitrary circuit is 50 qubits, on the supercomputer JUPITER, at reduced precision (arXiv 2511.03359). Noise is a separate question. Simple (Pauli) noise costs a stabilizer simulator little; elsewhere we sample. Exact noise, by density matrix, takes the memory of twice the qubits.",
  },
  areas: {
    title: "Five build areas",
    stopsLabel: "Limit",
    items: [
      {
        title: "Statevector",
        lead: "Exact; at small sizes the others are checked against it.",
        text: "It takes 16·2ⁿ bytes for n qubits. We fuse gates on GPUs and divide the state over nodes.",
        stops:
          "Memory: 30 qubits take 16 GiB (2³⁴ bytes), and each further one doubles it. Single precision gains one qubit.",
      },
      {
        title: "Tensor network",
        lead: "For circuits with little entanglement, or with few layers.",
        text: "A matrix product state takes about 2n·χ² numbers. Every run is repeated with larger bonds χ until its result no longer changes. For few layers, we search for a cheap order in which to contract the network.",
        stops: "Entanglement: the χ that a run needs grows exponentially with it.",
      },
      {
        title: "Stabilizer and error correction",
        lead: "How often an error-correcting code fails, with confidence intervals.",
        text: "A stabilizer state takes about 4n² bits. The noise consists of Pauli errors. We compare decoders on the same samples, so that a gain is not a sampling accident.",
        stops:
          "Each non-Clifford gate multiplies the cost. Coherent noise is first averaged into Pauli noise, which is an approximation.",
      },
      {
        title: "Variational chemistry and optimization",
        lead: "Variational solvers and optimizers, each compared with a classical one.",
        text: "For the variational quantum eigensolver (VQE) that is full configuration interaction where it fits. Beyond about 16 active orbitals it is open software for the density matrix renormalization group (DMRG), or coupled cluster. For the quantum approximate optimization algorithm (QAOA) it is a classical optimizer with the same time limit. Our variational solver reaches the exact energy of hydrogen (in the small basis STO-6G) at every bond length. That tests the code, not larger molecules.",
        stops:
          "Barren plateaus, where the gradient vanishes. No generic exponential advantage in ground-state chemistry has been shown yet (arXiv 2208.02199). Phase estimation is costed for fault-tolerant machines.",
      },
      {
        title: "AI surrogates",
        lead: "If two tests pass, a learned model answers; else the solver.",
        text: "We build machine-learned potentials, and models of the difference between a cheap method and the solver (Δ-learning). Two tests accept an answer: the spread of an ensemble and the distance from the training data. What fails goes to the solver, which also audits accepted answers at random.",
        stops:
          "Molecules outside the training set, where errors are often an order of magnitude higher (arXiv 2605.08988). Ensemble spread alone is not a safeguard: it can stay flat or fall while the error grows (arXiv 2508.06456). We ship no surrogate without its tests.",
      },
    ],
  },
  limits: {
    title: "What it cannot do",
    items: [
      "Simulate an arbitrary circuit of many layers much beyond fifty qubits.",
      "Prove that an energy is the lowest. Variational energies err only upward; sampled ones also downward.",
      "Predict a device. A noise model describes one measurement of it, and devices drift.",
      "Serve as a validated system. What we deliver is research-grade; validation for regulated use is yours.",
    ],
  },
  deliverables: {
    title: "Five deliverables",
    acceptedLabel: "Accepted when",
    items: [
      {
        title: "Method note",
        text: "Method, memory and time at your sizes.",
        accepted: "your team can derive the estimate from the worksheet",
      },
      {
        title: "Solver",
        text: "Source, container and GPU build.",
        accepted: "a clean machine reproduces the reference values",
      },
      {
        title: "Validation set",
        text: "Problems with known answers.",
        accepted: "every entry names its source and its tolerance",
      },
      {
        title: "Surrogate with its tests",
        text: "Weights, data, thresholds, audit rate.",
        accepted: "its error bars hold on data that you choose",
      },
      {
        title: "Provenance log",
        text: "Where every number comes from.",
        accepted: "any number can be rerun from its log line",
      },
    ],
    more: { label: "Choosing a simulator: the paper", to: "/resources#choosing-a-simulator" },
  },
  contact: {
    title: "Name the calculation that takes too long",
    text: "Tell us the system, what you want to know of it, and how exactly. We answer with the method we would try, its memory, and whether you need us.",
    link: { label: "Talk about a simulation", to: "/quantumlabs/contact#simulation" },
  },
} as const satisfies SimulationPage;
