import { claims } from "../../specification.ts";
import type { CaseStudy } from "./study.ts";

export const pharmaRd = {
  id: "pharma-rd",
  topic: "simulation",
  client: "Pharma R&D",
  title: "An expensive solver, called less\u00a0often",
  summary:
    "A learned model answers where it is reliable, and a solver does the rest. No quantum processor is needed.",
  problem: [
    "At a metal site the usual cheap methods can disagree, so the group runs a multireference method on every candidate. Its cost climbs steeply with the active space.",
    "A learned model alone is no answer, because a wrong energy that nobody flags costs more than a slow, correct one.",
  ],
  approach: [
    {
      title: "Choose the space by rule",
      text: "A cheap DMRG run ranks the orbitals, and one threshold holds for a whole reaction.",
    },
    {
      title: "Solve it on GPUs",
      text: "DMRG solves the active space, and perturbation theory adds the rest.",
    },
    {
      title: "Learn the difference",
      text: "In Δ-learning, several models learn the gap between a cheap method and the solver.",
    },
    {
      title: "Test every answer",
      text: "An answer counts only if the models agree and training data is near, because agreement alone can mislead, as arXiv 2508.06456 shows. The solver audits some at random.",
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
      text: "Ranks the orbitals and keeps the top ones by a fixed rule.",
      carries: "orbitals",
    },
    {
      title: "Models and gate",
      text: "Answer if they agree and training data is near, and refuse otherwise.",
      carries: "refused",
      bypass: "accepted",
    },
    {
      title: "GPU solver",
      text: "Runs the reference method, and is the only source of training data.",
      carries: "energies",
    },
    {
      title: "Cache",
      text: "Keeps every energy by its input, method and version, so that none is computed twice.",
      carries: "every step",
    },
    {
      title: "Provenance log",
      text: "Records input, method, version, spread and decision behind every energy, and overwrites nothing.",
    },
  ],
  results: {
    claim: claims.cost,
    text: "The aim compares one screening campaign, training and audits included, with solving every candidate. The computed number is for a single bond, whose energies took one processor thread; in a project the solver runs on your GPUs.",
    limit:
      "In unfamiliar chemistry nearly everything goes to the solver, as it should, and the saving shrinks.",
    relation:
      "The 10x of the home page means that an answer of the model takes a tenth of the solver’s time, training and audits included. If the model answers a third of the inputs and saves nine tenths on each, the campaign saves 30%.",
  },
  nextSteps: [
    "Train again when the share of solver calls begins to drift.",
    "Choose some candidates where the model is least sure.",
    "Export the problems in qubit form, so that a later quantum run can be priced.",
  ],
  quote: {
    text: "The number we use most is not the energy. It is the model saying that it doesn’t know.",
    role: "head of R&D informatics, pharma company",
  },
  more: { label: "When a pilot is worth it", to: "/simulation#pilot" },
  counts: "bond lengths of nitrogen went to the solver; the model answered the rest",
} as const satisfies CaseStudy;
