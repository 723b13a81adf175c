import { claims } from "../../specification.ts";
import type { CaseStudy } from "./study.ts";

export const pharmaRd = {
  id: "pharma-rd",
  topic: "simulation",
  client: "Pharma R&D",
  title: "An expensive solver, called less\u00a0often",
  summary:
    "A learned model answers where it is reliable. A solver on graphics processors (GPUs) does the rest, without a quantum processor.",
  problem: [
    "At a metal site the usual cheap methods can disagree. So the group runs a costly one, which mixes many electron configurations, on every candidate. Its cost climbs steeply with the active space: the orbitals that it treats in full.",
    "A learned model alone is not an answer: a wrong energy that nobody flags costs more than a slow, correct one.",
  ],
  approach: [
    {
      title: "Choose the space by rule",
      text: "A cheap run (density matrix renormalization group, DMRG) ranks the orbitals; one threshold holds for a whole reaction.",
    },
    {
      title: "Solve it on GPUs",
      text: "DMRG solves the active space; perturbation theory adds the rest.",
    },
    {
      title: "Learn the difference (Δ-learning)",
      text: "Several models learn the gap between a cheap method and the solver.",
    },
    {
      title: "Test every answer",
      text: "It counts if the models agree and training data is near; agreement alone can mislead (arXiv 2508.06456). The solver audits some at random.",
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
      text: "Ranks and drops orbitals by a fixed rule.",
      carries: "orbitals",
    },
    {
      title: "Models and gate",
      text: "They answer if they agree near training data; else they refuse. Some answers are audited.",
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
      text: "Keeps every energy by its input, method and version, so that none is computed twice.",
      carries: "every step",
    },
    {
      title: "Provenance log",
      text: "Input, method, version, spread and decision behind every energy, never overwritten.",
    },
  ],
  results: {
    claim: claims.cost,
    text: "The aim is for one screening campaign, training and audits included, against solving every candidate. The computed number is for the smallest molecule, where the model answers far more.",
    limit:
      "In unfamiliar chemistry nearly everything goes to the solver, as it should, and the saving shrinks.",
    arithmetic:
      "The home page states 10x faster molecular calculations for the same example. That is the cost of an answer that the model may give: a tenth of a solver run in GPU time, training and audits included. About a third of the inputs qualify. Each saves nine tenths, and a third of nine tenths is 30%: a whole campaign costs that much less.",
  },
  nextSteps: [
    "Train again when the share of solver calls drifts.",
    "Pick some candidates where the model is least sure.",
    "Export the problems in qubit form, to price a later quantum run.",
  ],
  quote: {
    text: "The number we use most is not the energy. It is the model saying that it does not know.",
    role: "head of R&D informatics, pharma company",
  },
  more: { label: "When a pilot is worth it", to: "/simulation#pilot" },
  computed: {
    unit: "sent to the solver",
    counts: "bond lengths of hydrogen went to the solver, computed",
  },
} as const satisfies CaseStudy;
