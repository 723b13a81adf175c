import type { Hero, NavLink, NextStep, PageMeta, Point } from "../types.ts";

export interface BuildArea extends Point {
  /** What it costs, or what it computes, in one expression. */
  formula: string;
  stops: string;
}

export interface AcceptedDeliverable extends Point {
  /** The test by which the client accepts it. */
  accepted: string;
}

interface SimulationPage {
  meta: PageMeta;
  hero: Hero;
  memory: {
    title: string;
    intro: string;
    /** The first condition that holds decides. */
    tests: readonly { when: string; method: string }[];
    note: string;
  };
  areas: { title: string; intro: string; stopsLabel: string; items: readonly BuildArea[] };
  check: { title: string; paragraphs: readonly string[]; link: NavLink };
  limits: { title: string; items: readonly string[]; note: string };
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
    lead: "We choose the method by memory and entanglement, build the solver on your GPUs, and put a learned surrogate in front of it that hands over when it is out of its depth. You keep all three.",
  },
  memory: {
    title: "Memory decides first",
    intro:
      "Four tests, in this order. The first that holds settles the method, before anyone rents a machine.",
    tests: [
      {
        when: "Clifford gates, or nearly",
        method: "Stabilizer simulation, at thousands of qubits. A few T gates can be afforded.",
      },
      {
        when: "Little entanglement across every cut",
        method:
          "Matrix product states. The bond dimension χ is the budget, and the discarded weight says whether it was enough.",
      },
      {
        when: "Noise is part of the question",
        method:
          "Sampled trajectories of a statevector, before a density matrix, which takes the memory of twice the qubits.",
      },
      {
        when: "16·2ⁿ bytes fit",
        method: "A plain statevector: exact, simple, and the reference for the rest.",
      },
    ],
    note: "The statevector record stands at 50 qubits, on the JUPITER supercomputer, with amplitudes stored in less than double precision (arXiv 2511.03359). Where no test holds, no simulator on this page will do, and we say so.",
  },
  areas: {
    title: "Five build areas",
    intro: "What we build, what it costs, and where it stops.",
    stopsLabel: "Stops",
    items: [
      {
        title: "Statevector",
        formula: "16·2ⁿ bytes",
        text: "Exact amplitudes, with gates fused and batched on GPUs and the state divided over nodes by qubit index. Noise enters by trajectories. Everything else we build is tested against it at small sizes.",
        stops: "At memory: 30 qubits take 16 GiB, 40 take 16 TiB. Single precision buys one qubit.",
      },
      {
        title: "Tensor network",
        formula: "≈ n·χ² numbers",
        text: "Matrix product states for dynamics and near-one-dimensional circuits; contraction-order search for single amplitudes and local observables of shallow, wide ones. Every run is repeated at a larger χ until the observable stops moving.",
        stops: "At entanglement: the χ you need grows exponentially with the entropy across a cut.",
      },
      {
        title: "Stabilizer and error correction",
        formula: "O(n²) bits",
        text: "Codes under circuit-level Pauli noise: detector error models, logical error rates with confidence intervals, and decoders compared on the same samples, so that a decoder's gain is not a sampling accident.",
        stops:
          "At non-Clifford gates, whose number enters exponentially. Coherent noise has to be twirled into Pauli noise first, which is an approximation.",
      },
      {
        title: "Variational chemistry and optimisation",
        formula: "min over θ of ⟨H⟩",
        text: "Active-space selection, fermion-to-qubit mapping, VQE and QAOA with adjoint gradients in simulation and parameter-shift gradients for hardware. Beside each result stands a classical one: full CI where it fits, DMRG or coupled cluster where it does not, a classical optimiser on the same clock for QAOA.",
        stops:
          "At barren plateaus. There is no evidence yet of a generic exponential advantage in ground-state chemistry, and phase estimation is costed for fault-tolerant machines.",
      },
      {
        title: "AI surrogates",
        formula: "μ ± σ, or ask",
        text: "Machine-learned potentials and energy models, trained on the solver's own results. An ensemble supplies σ; above a threshold the input goes back to the solver, and the answer joins the training set.",
        stops:
          "Outside its training data, where errors run about tenfold higher. Without the gate we do not ship one.",
      },
    ],
  },
  check: {
    title: "Checked where the answer is known",
    paragraphs: [
      "Hydrogen in a minimal basis can be diagonalised by hand, so a chemistry solver of ours starts there. One parameter is enough to be exact: agreement tests the code, not the method, and the report says which of the two a test was for.",
      "The stretched bond is the useful part. Restricted mean field leaves the exact curve as the bond breaks, because two configurations matter at once. That is the multireference problem in its smallest form, and the reason active spaces are chosen by a stated criterion, such as natural-orbital occupations, and not by habit.",
    ],
    link: { label: "Case study: pharma R&D", to: "/case-studies#pharma-rd" },
  },
  limits: {
    title: "What it cannot do",
    items: [
      "Simulate a deep, strongly entangled circuit exactly much beyond fifty qubits. No method on this page does.",
      "Turn a variational energy into the ground state. It is an upper bound, and with finite shots only an estimate of one.",
      "Predict a device. A noise model describes a calibration, and calibrations drift.",
      "Stand as evidence for quantum hardware. The 10x faster molecular calculations in our case highlights are a GPU solver with a surrogate.",
    ],
    note: "Case highlights are illustrative.",
  },
  deliverables: {
    title: "Five deliverables",
    intro: "Each comes with the test by which you accept it.",
    acceptedLabel: "Accepted when",
    items: [
      {
        title: "Method note",
        text: "The method, its memory and time at your sizes, and the size at which it stops paying.",
        accepted: "your team can derive the estimate again from the worksheet",
      },
      {
        title: "Solver",
        text: "Source, container and GPU build, with restarts from checkpoints.",
        accepted: "a clean machine reproduces the reference values within the stated tolerance",
      },
      {
        title: "Validation set",
        text: "Problems with known answers: exact diagonalisation, stabilizer states, published reference energies.",
        accepted: "every entry names its source and its tolerance",
      },
      {
        title: "Surrogate with its gate",
        text: "Weights, training data, calibration curves and the threshold, with the cost of each setting.",
        accepted: "the error bars cover what they claim on a held-out set that you choose",
      },
      {
        title: "Provenance log",
        text: "Commit, input hash, seed, machine and solver version for every number in the report.",
        accepted: "any number can be rerun from its log line",
      },
    ],
    more: { label: "Choosing a simulator: paper and benchmark, on request", to: "/resources" },
  },
  contact: {
    title: "Bring the calculation that takes too long",
    text: "Tell us the system, the observable and the accuracy you need. The reply names the method we would try, its memory, and whether it needs us at all.",
    link: { label: "Talk about a simulation", to: "/quantumlabs/contact" },
  },
} as const satisfies SimulationPage;
