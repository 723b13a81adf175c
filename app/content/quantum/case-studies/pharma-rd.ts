import { claims } from "../../specification.ts";
import type { CaseStudy } from "./study.ts";

export const pharmaRd = {
  id: "pharma-rd",
  topic: "simulation",
  client: "Pharma R&D",
  title: "An expensive solver, called less\u00a0often",
  summary:
    "A learned model answers where it is reliable, and a GPU solver does the rest, without a quantum processor.",
  problem: [
    "At a transition-metal site common density functionals can disagree, so the group runs a multireference method on every candidate. Its cost climbs steeply with the active space: the orbitals, chosen by hand, that it treats exactly.",
    "A learned model alone is not an answer: a wrong energy that nobody flags costs more than a slow, correct one.",
  ],
  approach: [
    {
      title: "Choose the space by rule",
      text: "A cheap run of the density matrix renormalization group (DMRG) ranks the orbitals, and one threshold holds for a whole reaction path.",
    },
    {
      title: "Solve it on GPUs",
      text: "DMRG solves the active space, and perturbation theory adds the rest.",
    },
    {
      title: "Learn the difference (Δ-learning)",
      text: "An ensemble learns the gap between a cheap method and the solver.",
    },
    {
      title: "Test every answer",
      text: "It counts only where the ensemble agrees near training data; agreement alone can mislead (arXiv 2508.06456). The solver audits some at random.",
    },
  ],
  architecture: [
    {
      title: "Queue",
      text: "Batches candidates of similar size, so that the GPUs stay full.",
      carries: "batches",
    },
    {
      title: "Active-space selector",
      text: "Orbital ranking and threshold, versioned together.",
      carries: "orbitals",
    },
    {
      title: "Surrogate and gate",
      text: "The ensemble, its spread, the distance test and the audit rate.",
      carries: "refused",
      bypass: "accepted",
    },
    {
      title: "GPU solver",
      text: "The reference method. It alone produces training data.",
      carries: "energies",
    },
    {
      title: "Cache",
      text: "Keyed by a hash of geometry, basis, method and version, so no calculation runs twice.",
      carries: "every step",
    },
    {
      title: "Provenance log",
      text: "Append-only: input, method, version, spread and decision behind every energy.",
    },
  ],
  results: {
    claim: claims.cost,
    text: "The claim covers one screening campaign, training and audits included, against solving every candidate. The computed number is one bond of the smallest molecule, where far more passes.",
    limit:
      "In unfamiliar chemistry nearly everything goes to the solver, as it should, and the saving shrinks. The result is research-grade.",
    arithmetic:
      "The home page states 10x faster molecular calculations for the same example. Both figures are counted in GPU time. An accepted answer of the surrogate costs a tenth of a solver run, training, calibration and audits included. It saves nine tenths. About a third of the inputs qualify, and a third of nine tenths is 30%: a whole campaign costs that much less.",
  },
  nextSteps: [
    "Refit when the share of solver calls drifts.",
    "Choose candidates partly by what the model does not know.",
    "Export the active spaces as qubit Hamiltonians, to cost phase estimation.",
  ],
  quote: {
    text: "The number we use most is not the energy. It is the model saying that it does not know.",
    role: "head of R&D informatics, pharma company",
  },
  more: { label: "When a pilot is worth it", to: "/simulation#pilot" },
} as const satisfies CaseStudy;
