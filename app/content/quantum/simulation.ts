import { claims } from "../specification.ts";
import type { Hero, NavLink, NextStep, PageMeta, TitledText } from "../types.ts";

export interface BuildArea extends TitledText {
  /** What it gives, in the one line that is always read. */
  lead: string;
  /** What it costs, or what it computes, in one expression. */
  formula: string;
  stops: string;
}

export interface AcceptedDeliverable extends TitledText {
  /** The test by which the client accepts it. */
  accepted: string;
}

interface SimulationPage {
  meta: PageMeta;
  hero: Hero;
  /** For the readers who ask for chemistry: whether to order, and what ends it. */
  pilot: { title: string; intro: string; items: readonly TitledText[] };
  memory: {
    title: string;
    intro: string;
    /** The first yes decides. */
    tests: readonly { when: string; method: string }[];
    /** What opens the rest on a small screen. */
    more: string;
    noise: string;
    note: string;
  };
  areas: {
    title: string;
    intro: string;
    stopsLabel: string;
    /** What the two colors of the mountains mean. */
    legend: Record<"held" | "beyond", string>;
    items: readonly BuildArea[];
  };
  limits: {
    title: string;
    items: readonly string[];
    claim: string;
    note: string;
    /** The worst answer of the surrogate, in millihartree. */
    accuracy: (worst: string) => string;
    link: NavLink;
  };
  deliverables: {
    title: string;
    intro: string;
    acceptedLabel: string;
    items: readonly AcceptedDeliverable[];
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
    lead: "We choose the method for your circuit or molecule and set up the solver on your GPUs. A learned model answers first and hands over what it cannot be trusted with. You keep the method, the solver and the model.",
    action: { label: "Run the simulator", to: "/simulation#simulator" },
  },
  pilot: {
    title: "When a pilot is worth it",
    intro:
      "A pilot needs no quantum computer. In drug discovery and materials it pays if you have trusted energies and an active site beyond about 16 electrons in 16 orbitals.",
    items: [
      {
        title: "Size",
        text: "Up to 16 orbitals an exact calculation fits a laptop, and you do not need us. Beyond that, we run an open code for the density matrix renormalization group (DMRG), and add the surrogate and the log. No DMRG result of ours is published yet.",
      },
      {
        title: "What we need from you",
        text: "Your geometries, trusted energies for some of them, and the cost per run of your present method.",
      },
      {
        title: "The rule that stops it",
        text: "We stop if the solver misses your energies by more than agreed, or if the surrogate passes its tests too rarely to pay.",
      },
    ],
  },
  memory: {
    title: "How the method is chosen",
    intro:
      "We ask four questions in this order, and the first yes settles the method. Our paper adds one for exact noise.",
    tests: [
      {
        when: "Are the gates Clifford gates, or nearly?",
        method:
          "A stabilizer simulator keeps a table of bits and reaches thousands of qubits. In principle it can afford a few other gates.",
      },
      {
        when: "Do the 16·2ⁿ bytes of a statevector fit?",
        method: "A statevector is exact, simple and the reference for the rest.",
      },
      {
        when: "Is there little entanglement across every cut?",
        method:
          "A matrix product state (MPS) holds such a state. We accept a result that no longer changes as the bond dimension χ grows.",
      },
      {
        when: "Is the circuit shallow, with few amplitudes wanted?",
        method:
          "We contract a tensor network. The order that we find fixes the cost before the run.",
      },
    ],
    more: "If all answers are no, and noise",
    noise:
      "If all four answers are no, we simulate a smaller instance and say what it leaves open. Noise is a separate question. Pauli noise costs a stabilizer simulator little; elsewhere we sample random histories. A density matrix is exact and takes the memory of twice the qubits.",
    note: "The record for any circuit is 50 qubits, on the JUPITER supercomputer, at less than double precision (arXiv 2511.03359).",
  },
  areas: {
    title: "Five build areas",
    intro: "Each states what it costs or computes, and its limit.",
    stopsLabel: "Limit",
    legend: { held: "entanglement that the bonds hold", beyond: "more than they hold" },
    items: [
      {
        title: "Statevector",
        formula: "16·2ⁿ bytes",
        lead: "Exact amplitudes, the reference for all the rest at small sizes.",
        text: "We fuse gates on GPUs and divide the state over nodes.",
        stops:
          "Memory: 30 qubits take 16 GiB, and each further one doubles it. The machine needs room for itself. Single precision gains one qubit.",
      },
      {
        title: "Tensor network",
        formula: "≈ 2n·χ² numbers",
        lead: "Matrix product states for chains, contraction for shallow circuits.",
        text: "We search for a cheap order of contraction. Every run is repeated with larger bonds χ until its result no longer changes.",
        stops: "Entanglement: the χ that a run needs grows exponentially with it.",
      },
      {
        title: "Stabilizer and error correction",
        formula: "≈ 4n² bits",
        lead: "Logical error rates under circuit noise, with confidence intervals.",
        text: "The noise consists of Pauli errors. We compare decoders on the same samples, so that a gain is not a sampling accident.",
        stops:
          "Each non-Clifford gate multiplies the cost. Coherent noise is first averaged into Pauli noise, which is an approximation.",
      },
      {
        title: "Variational chemistry and optimization",
        formula: "the lowest energy ⟨H⟩",
        lead: "Variational solvers and optimizers, each beside a classical result.",
        text: "For the variational quantum eigensolver (VQE) that is full configuration interaction where it fits, else DMRG or coupled cluster. For the quantum approximate optimization algorithm (QAOA) it is a classical optimizer with the same time limit. Our solver reaches the exact energy of hydrogen (basis STO-6G) at every bond length. That tests the code, not larger molecules.",
        stops:
          "Barren plateaus, where the gradient vanishes. No generic exponential advantage in ground-state chemistry has been shown yet (arXiv 2208.02199). Phase estimation is costed for fault-tolerant machines.",
      },
      {
        title: "AI surrogates",
        formula: "mean ± spread, or the solver",
        lead: "A model answers where two tests pass, the solver elsewhere.",
        text: "We build machine-learned potentials, and models of the difference between a cheap method and the solver (Δ-learning). Two tests accept an answer: the spread of an ensemble and the distance from the training data. What fails goes to the solver, which also audits accepted answers at random.",
        stops:
          "Molecules outside the training set, where errors are often an order of magnitude higher (arXiv 2605.08988). Ensemble spread alone is not a safeguard: it can stay flat or fall while the error grows (arXiv 2508.06456). We ship no surrogate without its tests.",
      },
    ],
  },
  limits: {
    title: "What it cannot do",
    items: [
      "Simulate a deep, strongly entangled circuit exactly much beyond fifty qubits.",
      "Turn a variational energy into the ground state. It is an upper bound, and from finite shots only an estimate.",
      "Predict a device. A noise model describes a calibration, and calibrations drift.",
      "Serve as a validated system. What we deliver is research-grade; validation for regulated use is yours.",
    ],
    claim: claims.pharma,
    note: "The claim is about a GPU solver with a surrogate, not about quantum hardware. No GPU figure of ours is published yet.",
    accuracy: (worst) =>
      `In our hydrogen run the surrogate’s worst accepted answer is off by ${worst} millihartree, the chemist’s unit of energy. Chemical accuracy is 1.6.`,
    link: { label: "Case study: pharma R&D", to: "/case-studies#pharma-rd" },
  },
  deliverables: {
    title: "Five deliverables",
    intro: "Each comes with the test by which you accept it.",
    acceptedLabel: "Accepted when",
    items: [
      {
        title: "Method note",
        text: "The method, its memory and time at your sizes, and where another takes over.",
        accepted: "your team can derive the estimate again from the worksheet",
      },
      {
        title: "Solver",
        text: "Source, container and GPU build, with restarts from checkpoints.",
        accepted: "a clean machine reproduces the reference values within the stated tolerance",
      },
      {
        title: "Validation set",
        text: "Problems with known answers, from exact diagonalization to published energies.",
        accepted: "every entry names its source and its tolerance",
      },
      {
        title: "Surrogate with its tests",
        text: "Weights, training data, calibration curves, thresholds and audit rate.",
        accepted:
          "its error bars hold on data that you choose, inside and outside the training range",
      },
      {
        title: "Provenance log",
        text: "Commit, input hash, seed, machine and version for every number.",
        accepted: "any number can be rerun from its log line",
      },
    ],
    more: { label: "Choosing a simulator: the paper", to: "/resources#choosing-a-simulator" },
  },
  contact: {
    title: "Name the calculation that takes too long",
    text: "Tell us the system, the observable and the accuracy you need. We answer with the method we would try, its memory, and whether you need us.",
    link: { label: "Talk about a simulation", to: "/quantumlabs/contact#simulation" },
  },
} as const satisfies SimulationPage;
