import type { GlossaryTerm } from "../glossary.ts";
import { claims, type WeekSpan } from "../specification.ts";
import type { Capability, Hero, NavLink, NextStep, PageMeta, TitledText } from "../types.ts";

export interface PilotNumbers {
  /** The worst answer of the learned model along nitrogen's bond, in millihartree. */
  worst: string;
  /** The farthest that the solver is from published energies of nitrogen, in millihartree. */
  solverError: string;
  /** Seconds for a thousand gates on 30 qubits of one GPU, fused into fewer passes. */
  fusedSeconds: string;
  gpu: string;
  /** The largest active space that was solved here, in orbitals and in minutes of one processor thread. */
  orbitals: number;
  minutes: number;
}

/** One of the answers to whether a pilot pays. */
export interface PilotChoice {
  id: "few" | "more" | "many";
  number: (numbers: PilotNumbers) => string;
  of: string;
  answer: string;
  reason: (numbers: PilotNumbers) => string;
}

/** The weeks count from one to twelve; the client accepts by the test. */
export interface Deliverable extends TitledText {
  weeks: WeekSpan;
  accepted: string;
  /** True if the rule that stops a pilot is asked at its end. */
  isStop?: true;
}

/** The question that picks an area stands above its name. */
export interface BuildArea extends Omit<Capability, "text"> {
  question: string;
  text: string | ((numbers: PilotNumbers) => string);
  stops: string;
}

export const simulationPage = {
  meta: {
    title: "Quantum simulation with AI | Adyakshar Quantum Labs",
    description:
      "Statevector, tensor network and stabilizer simulators, variational chemistry and AI surrogates, chosen by memory and entanglement and checked on exact results.",
  } satisfies PageMeta,
  terms: ["DMRG"] satisfies readonly GlossaryTerm[],
  hero: {
    kicker: "Simulation of circuits and molecules",
    title: "Quantum simulation on machines that exist.",
    lead: "We choose the method for your circuit or molecule, check it on known values, and set it up on your own machines.",
    action: { label: "Is a pilot worth it?", to: "/simulation#pilot" },
    simulator: { label: "Run the simulator", to: "/simulation#simulator" },
  } satisfies Hero & { simulator: NavLink },
  ridge: {
    title: (memory: string) => `Why the method matters: 128 qubits in ${memory}`,
    text: (layer: number) =>
      `A stabilizer simulator holds every layer of this circuit. A matrix product state overflows at layer ${layer}, where the lines change color.`,
  },
  /** Chemists read here whether to order, what was solved and what ends a pilot. */
  pilot: {
    title: "When a pilot is worth it",
    intro:
      "How large is your active space, and how often do you need it? A pilot needs no quantum computer.",
    choices: [
      {
        id: "few",
        number: () => "16",
        of: "active orbitals or fewer",
        answer: "A laptop solves it exactly. You don’t need us.",
        reason: () =>
          "That holds with half of them filled. For most closed-shell organic molecules near equilibrium, density functional theory or local coupled cluster is enough.",
      },
      {
        id: "more",
        number: ({ orbitals }) => `${orbitals}`,
        of: "and a few geometries",
        answer: "Open software goes on. Try it first, with our scripts.",
        reason: ({ orbitals, minutes }) =>
          `With [[DMRG]], the ${orbitals} orbitals of the cluster [2Fe-2S] took ${minutes} minutes on one processor thread.`,
      },
      {
        id: "many",
        number: () => "100s",
        of: "of geometries",
        answer: "Here a pilot pays, if you have energies you trust.",
        reason: () =>
          "So it does where DMRG no longer converges. We need your geometries, those energies and what a run costs you today. We stop if the solver misses them by more than we agreed, or if the learned model answers too rarely.",
      },
    ] satisfies readonly PilotChoice[],
    tested: {
      title: "Tested on published energies",
      text: ({ worst, solverError }: PilotNumbers) =>
        `The open solver block2, as we set it up, is within ${solverError} millihartree of two published energies of nitrogen, and the learned model’s worst accepted answer misses the solver’s by ${worst}. In a project the solver runs on your GPUs; these energies took one processor thread.`,
    },
    claim: claims.pharma,
    bound: "The aim is for each answer of the model, not for a whole campaign.",
    link: { label: "Case study: pharma R&D", to: "/case-studies#pharma-rd" },
    data: "Data and scripts",
    archive: "The archive of scripts",
    files: [
      { label: "nitrogen.csv", file: "/papers/data/nitrogen.csv" },
      { label: "nitrogen-heat-bath.csv", file: "/papers/data/nitrogen-heat-bath.csv" },
      { label: "nitrogen-published.csv", file: "/papers/data/nitrogen-published.csv" },
      { label: "iron-sulfur.csv", file: "/papers/data/iron-sulfur.csv" },
    ],
  },
  deliverables: {
    title: "Twelve weeks, five deliverables",
    intro: "Your written scope sets the weeks. At each white mark you and we ask whether to stop.",
    acceptedLabel: "accepted when",
    weeksLabel: "Weeks",
    items: [
      {
        title: "Method note",
        text: "The method, its memory and its time at your sizes.",
        weeks: { least: 1, most: 2 },
        accepted: "your team can derive the estimate from the worksheet",
      },
      {
        title: "Solver",
        text: "The source, a container and a build for your GPUs.",
        weeks: { least: 2, most: 6 },
        isStop: true,
        accepted: "a clean machine reproduces the reference values",
      },
      {
        title: "Validation set",
        text: "Problems whose answers are known.",
        weeks: { least: 4, most: 7 },
        accepted: "every entry names its source and its tolerance",
      },
      {
        title: "Surrogate with its tests",
        text: "Its weights, data, thresholds and audit rate.",
        weeks: { least: 6, most: 11 },
        isStop: true,
        accepted: "its error bars hold on data that you choose",
      },
      {
        title: "Provenance log",
        text: "A record of where every number comes from.",
        weeks: { least: 1, most: 12 },
        accepted: "any number can be rerun from its log line",
      },
    ] satisfies readonly Deliverable[],
    more: { label: "Choosing a simulator: the paper", to: "/resources#choosing-a-simulator" },
  },
  areas: {
    title: "Five build areas",
    intro: "A question picks each, and for a circuit the first yes decides.",
    stopsLabel: "Limit",
    items: [
      {
        question: "Does the circuit have only Clifford gates?",
        title: "Stabilizer and error correction",
        lead: "A table of bits reaches thousands of qubits, and tells how often an error-correcting code fails.",
        text: "A stabilizer state takes about 4n² bits, and its noise consists of Pauli errors. We compare decoders on the same samples, so that a gain is not a sampling accident.",
        stops:
          "It takes Clifford gates alone, and coherent noise is first averaged into Pauli noise, which is an approximation.",
      },
      {
        question: "Do all 2ⁿ amplitudes of n qubits fit in memory?",
        title: "Statevector",
        lead: "It is exact, and at small sizes the others are checked against it.",
        text: ({ gpu, fusedSeconds }: PilotNumbers) =>
          `A statevector takes 16·2ⁿ bytes. A thousand fused gates between neighbors on 30 qubits take one ${gpu} ${fusedSeconds} seconds in double precision; gates between distant qubits take longer. Exact noise, by density matrix, takes the memory of twice the qubits.`,
        stops:
          "Memory is the limit. 30 qubits take 16 GiB, each further one doubles that, and single precision gains one.",
      },
      {
        question: "Is there little entanglement, or are there few layers?",
        title: "Tensor network",
        lead: "We accept a result only if doubling the bond dimension changes it by less than agreed.",
        text: "A matrix product state takes about 2n·χ² numbers. For few layers, we search for a cheap order in which to contract the network. If no answer is yes, we simulate a smaller instance; the record for an arbitrary circuit is 50 qubits at reduced precision, on the supercomputer JUPITER, arXiv 2511.03359.",
        stops:
          "Entanglement is the limit, because the χ that a run needs grows exponentially with it.",
      },
      {
        question: "Is it a molecule, or a cost to minimize?",
        title: "Variational chemistry and optimization",
        lead: "Every variational solver and optimizer is compared with a classical one.",
        text: "VQE is compared with full configuration interaction where that fits, and beyond about 16 active orbitals with open software for DMRG or coupled cluster. QAOA is compared with a classical optimizer that has the same time limit. Our variational solver reaches the exact energy of hydrogen in STO-6G at every bond length, which tests the code and not larger molecules.",
        stops:
          "Gradients vanish on barren plateaus, and arXiv 2208.02199 finds no evidence of a generic exponential advantage in ground-state chemistry. Phase estimation is costed for fault-tolerant machines.",
      },
      {
        question: "Is the same question asked many times?",
        title: "AI surrogates",
        lead: "Every answer of the learned model has to pass two tests; the rest goes to the solver.",
        text: "We build machine-learned potentials and, by Δ-learning, models of the difference between a cheap method and the solver. An answer is accepted by the spread of an ensemble and by its distance from the training data, and the solver audits some at random.",
        stops:
          "Outside the training set, errors are often an order of magnitude higher, as in arXiv 2605.08988. Ensemble spread alone is no safeguard: in arXiv 2508.06456 it stays flat or falls while the error grows.",
      },
    ] satisfies readonly BuildArea[],
  },
  limits: {
    title: "What it cannot do",
    items: [
      "Simulate an arbitrary circuit of many layers beyond about fifty qubits.",
      "Prove that an energy is the lowest. Variational energies err only upward, but sampled ones err both ways.",
      "Predict a device, because a noise model is fitted to one measurement and devices drift.",
      "Replace validation for regulated use, which stays with you.",
    ],
  },
  contact: {
    title: "Name the calculation that takes too long",
    text: "We’ll tell you which method we would try, how much memory it takes and what it should save.",
    link: { label: "Talk about a simulation", to: "/quantumlabs/contact#simulation" },
  } satisfies NextStep,
} as const;
