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
    /** The first condition that holds decides. */
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
    items: readonly BuildArea[];
  };
  check: {
    title: string;
    paragraphs: readonly string[];
    /** What opens the second on a small screen. */
    more: string;
    /** The worst answer of the surrogate, in millihartree. */
    accuracy: (worst: string) => string;
    link: NavLink;
  };
  limits: { title: string; items: readonly string[]; claim: string; note: string };
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
    lead: "We choose the method for your circuit or molecule and build the solver for your GPUs. A learned model answers first and passes on whatever it cannot be trusted with. You keep the method, the solver and the model.",
    action: { label: "Run the simulator", to: "/simulation#simulator" },
  },
  pilot: {
    title: "When a pilot is worth it",
    intro:
      "In drug discovery or materials, and without a quantum computer, if your active site needs more than about 16 electrons in 16 orbitals and you have energies that you trust.",
    items: [
      {
        title: "Size",
        text: "Up to 16 orbitals an exact calculation fits a laptop, and you do not need us. Beyond that, we add the surrogate and the log to open codes for the density matrix renormalization group (DMRG).",
      },
      {
        title: "What we need from you",
        text: "Your geometries, trusted energies for some of them, your present method and its cost per run.",
      },
      {
        title: "The rule that stops it",
        text: "We stop if the solver misses your trusted energies by more than agreed, or if too few answers pass the tests for the surrogate to pay.",
      },
    ],
  },
  memory: {
    title: "How the method is chosen",
    intro:
      "Four conditions, in this order; the first that holds settles the method. Our paper adds one for exact noise.",
    tests: [
      {
        when: "Clifford gates, or nearly",
        method:
          "Stabilizers reach thousands of qubits and can, in principle, afford a few T gates.",
      },
      {
        when: "A statevector’s 16·2ⁿ bytes fit",
        method: "It is exact, simple and the reference for the rest.",
      },
      {
        when: "Little entanglement across every cut",
        method:
          "Matrix product states serve; we accept an observable when it has converged in the bond dimension χ.",
      },
      {
        when: "A shallow circuit, few amplitudes wanted",
        method:
          "A tensor network is contracted; the best order found fixes the cost before the run.",
      },
    ],
    more: "Where none holds, and noise",
    noise:
      "Where none of the four conditions holds, we simulate a smaller instance and say what it leaves open. Noise is a separate question: Pauli noise costs stabilizers little, and elsewhere trajectories are sampled. A density matrix is exact and takes the memory of twice the qubits.",
    note: "The record for any circuit is 50 qubits, on the JUPITER supercomputer, with amplitudes in less than double precision (arXiv 2511.03359).",
  },
  areas: {
    title: "Five build areas",
    intro: "What we build, what it costs and where it ends.",
    stopsLabel: "Limit",
    items: [
      {
        title: "Statevector",
        formula: "16·2ⁿ bytes",
        lead: "Exact amplitudes, the reference for all the rest at small sizes.",
        text: "Gates are fused and batched on GPUs, and the state is divided over nodes by qubit index.",
        stops:
          "Memory: 30 qubits take 16 GiB, 40 take 16 TiB, and the machine needs room for itself. Single precision gains one qubit.",
      },
      {
        title: "Tensor network",
        formula: "≈ 2n·χ² numbers",
        lead: "Matrix product states for chains, contraction for shallow circuits.",
        text: "A search for the contraction order serves single amplitudes and local observables. Every run is repeated at a larger χ until the observable has converged.",
        stops:
          "Entanglement: the χ that a run needs grows exponentially with the entropy across a cut.",
      },
      {
        title: "Stabilizer and error correction",
        formula: "≈ 4n² bits",
        lead: "Logical error rates under circuit noise, with confidence intervals.",
        text: "Noise is that of Pauli errors. Decoders are compared on the same samples, so that a gain is not a sampling accident.",
        stops:
          "Non-Clifford gates, whose number enters exponentially. Coherent noise is first twirled into Pauli noise, which is an approximation.",
      },
      {
        title: "Variational chemistry and optimization",
        formula: "min over θ of ⟨H⟩",
        lead: "Variational solvers (VQE) and optimizers (QAOA), beside a classical result.",
        text: "The classical result is full configuration interaction where it fits, otherwise DMRG or coupled cluster; for QAOA it is a classical optimizer with the same time limit. Fermions are mapped to qubits by a stated rule.",
        stops:
          "Barren plateaus. Evidence for a generic exponential advantage in ground-state chemistry has yet to be found (arXiv 2208.02199), and phase estimation is costed for fault-tolerant machines.",
      },
      {
        title: "AI surrogates",
        formula: "μ ± σ, or the solver",
        lead: "A model answers where three tests pass, the solver elsewhere.",
        text: "Machine-learned potentials, and Δ-learning: a model of the difference between a cheap method and the solver. Three tests decide whether an answer is accepted: the spread of an ensemble, the distance from the training data, and a random audit. What fails goes to the solver.",
        stops:
          "Molecules outside the training set, where errors are often an order of magnitude higher (arXiv 2605.08988). Ensemble spread alone is not a safeguard: it can stay flat or fall while the error grows (arXiv 2508.06456). We ship no surrogate without its tests.",
      },
    ],
  },
  check: {
    title: "Checked where the answer is known",
    more: "Why the stretched bond matters",
    paragraphs: [
      "Hydrogen in the minimal basis STO‑6G can be diagonalized by hand, so our chemistry solver starts there. Agreement tests the code and says nothing about larger molecules; no DMRG result of ours is published yet.",
      "Mean field leaves the exact curve as the bond breaks, because two configurations matter at once. That is the multireference problem in its smallest form, and the reason to choose active spaces by a stated rule: the same space for the same geometry, one union space along a reaction path.",
    ],
    accuracy: (worst) =>
      `Chemical accuracy is 1.6 millihartree. In the hydrogen run of our case study the surrogate’s worst accepted answer is off by ${worst}.`,
    link: { label: "Case study: pharma R&D", to: "/case-studies#pharma-rd" },
  },
  limits: {
    title: "What it cannot do",
    items: [
      "Simulate a deep, strongly entangled circuit exactly much beyond fifty qubits.",
      "Turn a variational energy into the ground state. It is an upper bound, and with finite shots an estimate of one.",
      "Predict a device. A noise model describes a calibration, and calibrations drift.",
      "Serve as a validated system. What we deliver is research-grade; validation for regulated use is yours.",
    ],
    claim: claims.pharma,
    note: "The claim is about a GPU solver with a surrogate, not about quantum hardware; no GPU figure of ours is published yet.",
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
          "its error bars hold on a held-out set that you choose, in and out of distribution",
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
