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
    noise: string;
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
    lead: "We choose the method by gate set, memory and entanglement, build the solver for your GPUs, and put a learned surrogate in front of it that passes a case on when it should not answer. You keep the method note, the solver and the surrogate.",
    action: { label: "Run the simulator", to: "/simulation#simulator" },
  },
  memory: {
    title: "How the method is chosen",
    intro:
      "Four conditions, in this order. The first that holds settles the method, before anyone rents a machine.",
    tests: [
      {
        when: "Clifford gates, or nearly",
        method: "Stabilizer simulation, at thousands of qubits. A few T gates can be afforded.",
      },
      {
        when: "16·2ⁿ bytes fit",
        method: "A statevector: exact, simple, and the reference for the rest.",
      },
      {
        when: "Little entanglement across every cut",
        method:
          "Matrix product states. The discarded weight bounds the truncation error; we accept an observable when it has converged in the bond dimension χ.",
      },
      {
        when: "A shallow circuit, of which few amplitudes or local observables are wanted",
        method:
          "Tensor-network contraction. The cost is that of the best contraction order found, known before the run.",
      },
    ],
    noise:
      "Noise is a separate question. Pauli noise costs stabilizers little; elsewhere trajectories are sampled on whichever method fits. A density matrix, the exact answer, takes the memory of twice the qubits.",
    note: "The statevector record stands at 50 qubits, on the JUPITER supercomputer, with amplitudes stored in less than double precision (arXiv 2511.03359). Where none holds, we simulate a smaller instance and say what it leaves open.",
  },
  areas: {
    title: "Five build areas",
    intro: "What we build, what it costs, and where it ends.",
    stopsLabel: "Limit",
    items: [
      {
        title: "Statevector",
        formula: "16·2ⁿ bytes",
        text: "Exact amplitudes, with gates fused and batched on GPUs and the state divided over nodes by qubit index. Noise enters by trajectories. Everything else we build is tested against it at small sizes.",
        stops:
          "Memory: 30 qubits take 16 GiB, 40 take 16 TiB, and a machine needs room besides. Single precision gains one qubit.",
      },
      {
        title: "Tensor network",
        formula: "≈ 2n·χ² numbers",
        text: "Matrix product states for dynamics and near-one-dimensional circuits, with bonds of at most 2^min(k, n−k) at cut k; contraction-order search for single amplitudes and local observables of shallow, wide ones. Every run is repeated at a larger χ until the observable has converged.",
        stops:
          "Entanglement: the χ that is needed grows exponentially with the entropy across a cut.",
      },
      {
        title: "Stabilizer and error correction",
        formula: "O(n²) bits",
        text: "Codes under circuit-level Pauli noise: detector error models, logical error rates with confidence intervals, and decoders compared on the same samples, so that a decoder's gain is not a sampling accident.",
        stops:
          "Non-Clifford gates, whose number enters exponentially. Coherent noise has to be twirled into Pauli noise first, which is an approximation.",
      },
      {
        title: "Variational chemistry and optimization",
        formula: "min over θ of ⟨H⟩",
        text: "Active-space selection, fermion-to-qubit mapping, VQE and QAOA with adjoint gradients in simulation and parameter-shift gradients for hardware. Beside each result stands a classical one: full CI where it fits, DMRG or coupled cluster where it does not, a classical optimizer with the same time limit for QAOA.",
        stops:
          "Barren plateaus. There is no evidence yet of a generic exponential advantage in ground-state chemistry, and phase estimation is costed for fault-tolerant machines.",
      },
      {
        title: "AI surrogates",
        formula: "μ ± σ, or the solver",
        text: "Machine-learned potentials, and Δ-learning: a model of the difference between a cheap method and the solver. The gate has three parts: the spread σ of an ensemble, the distance from the training data, and a random audit of accepted inputs. What fails goes to the solver, and its answer joins the training set.",
        stops:
          "Data outside the training set, where errors run about tenfold higher. Ensemble spread alone is no safeguard: it can stay flat or fall while the error grows (arXiv 2508.06456). We do not ship a surrogate without its gate.",
      },
    ],
  },
  check: {
    title: "Checked where the answer is known",
    paragraphs: [
      "Hydrogen in a minimal basis, here STO-6G, can be diagonalized by hand, so a chemistry solver of ours starts there. One parameter is enough to be exact within the basis: agreement tests the code and says nothing about larger molecules.",
      "The stretched bond is the useful part. Restricted mean field leaves the exact curve as the bond breaks, because two configurations matter at once. That is the multireference problem in its smallest form, and the reason to choose active spaces by a stated criterion, such as natural-orbital occupations: the same space for the same geometry, and one union space along a reaction path.",
    ],
    link: { label: "Case study: pharma R&D", to: "/case-studies#pharma-rd" },
  },
  limits: {
    title: "What it cannot do",
    items: [
      "Simulate a deep, strongly entangled circuit exactly much beyond fifty qubits.",
      "Turn a variational energy into the ground state. It is an upper bound, and with finite shots only an estimate of one.",
      "Predict a device. A noise model describes a calibration, and calibrations drift.",
      "Serve as a validated system. What we deliver is research-grade, not validated; validation for regulated use is yours, and the provenance log and validation set are what it starts from.",
    ],
    note: "The 10x faster molecular calculations among our case highlights are a composed example: a GPU solver with a surrogate, and no evidence for quantum hardware.",
  },
  deliverables: {
    title: "Five deliverables",
    intro: "Each comes with the test by which you accept it.",
    acceptedLabel: "Accepted when",
    items: [
      {
        title: "Method note",
        text: "The method, its memory and time at your sizes, and the size at which another method takes over.",
        accepted: "your team can derive the estimate again from the worksheet",
      },
      {
        title: "Solver",
        text: "Source, container and GPU build, with restarts from checkpoints.",
        accepted: "a clean machine reproduces the reference values within the stated tolerance",
      },
      {
        title: "Validation set",
        text: "Problems with known answers: exact diagonalization, stabilizer states, published reference energies.",
        accepted: "every entry names its source and its tolerance",
      },
      {
        title: "Surrogate with its gate",
        text: "Weights, training data, calibration curves, thresholds and audit rate, with the cost of each setting.",
        accepted:
          "the error bars cover what they claim on a held-out set that you choose, in and out of distribution",
      },
      {
        title: "Provenance log",
        text: "Commit, input hash, seed, machine and solver version for every number in the report.",
        accepted: "any number can be rerun from its log line",
      },
    ],
    more: { label: "Choosing a simulator: paper and benchmark", to: "/resources" },
  },
  contact: {
    title: "Name the calculation that takes too long",
    text: "Tell us the system, the observable and the accuracy you need. The reply names the method we would try, its memory, and whether you need us for it. Simulation projects take 6-12 weeks and are priced in the written scope.",
    link: { label: "Talk about a simulation", to: "/quantumlabs/contact" },
  },
} as const satisfies SimulationPage;
