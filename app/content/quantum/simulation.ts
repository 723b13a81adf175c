import { claims, type WeekSpan } from "../specification.ts";
import type { Capability, Hero, NextStep, PageMeta, TitledText } from "../types.ts";

export interface PilotNumbers {
  /** The worst answer of the learned model along nitrogen's bond, in millihartree. */
  worst: string;
  /** The farthest that the solver is from published energies of nitrogen, in millihartree. */
  solverError: string;
  /** The worst answer of a cubic spline through as many solved lengths, in millihartree. */
  spline: string;
  /** Seconds for a thousand gates on 30 qubits of one GPU, fused into fewer passes. */
  fusedSeconds: string;
  gpu: string;
}

/** The weeks count from one to twelve; the client accepts by the test. */
export interface Deliverable extends TitledText {
  weeks: WeekSpan;
  accepted: string;
  /** True if the rule that stops a pilot is asked at its end. */
  isStop?: true;
}

export const simulationPage = {
  meta: {
    title: "Quantum simulation with AI | Adyakshar Quantum Labs",
    description:
      "Statevector, tensor network and stabilizer simulators, variational chemistry and AI surrogates, chosen by memory and entanglement and checked on exact results.",
  } satisfies PageMeta,
  hero: {
    kicker: "Simulation of circuits and molecules",
    title: "Quantum simulation on machines that exist.",
    lead: "We choose the method for your circuit or molecule and set it up on your own GPUs. For molecules, a learned model answers first, and a solver takes over where it is unsure.",
    action: { label: "Run the simulator", to: "/simulation#simulator", needsScript: true },
  } satisfies Hero,
  /** Chemists read here whether to order, what was solved and what ends a pilot. */
  pilot: {
    title: "When a pilot is worth it",
    intro:
      "A pilot needs no quantum computer. It can pay off beyond about 16 [[active orbitals|active orbital]], if you have energies\u00a0you\u00a0trust.",
    /** The number that decides. */
    size: {
      number: "16",
      title: "active orbitals",
      text: "Up to about 16, half of them filled, a laptop solves the active space exactly, and you don’t need us. Nor do most closed-shell organic molecules near equilibrium need a quantum computer, because density functional theory or local coupled cluster suffices.",
    },
    items: [
      {
        title: "What we need from you",
        text: "We need your geometries, some energies that you trust, and what a run costs you today.",
      },
      {
        title: "The rule that stops it",
        text: "We stop if the solver misses your energies by more than we agreed, or if the learned model answers too rarely to pay.",
      },
    ] satisfies readonly TitledText[],
    molecule: {
      title: "Two molecules with published energies",
      text: ({ worst, solverError, spline }: PilotNumbers) =>
        `Nitrogen tests the learned model while its triple bond stretches. The open solver block2, as we set it up, is within ${solverError} millihartree of two published energies, and the model’s worst accepted answer misses the solver’s by ${worst}. A cubic spline misses by only ${spline}, so a curve this smooth needs no model. Both molecules are small enough to be checked, which is why we chose them.`,
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
    intro:
      "A twelve-week pilot could look like this, and your written scope sets the weeks. At each bright mark you and we ask whether to stop.",
    acceptedLabel: "Accepted when",
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
  memory: {
    title: "How the method is chosen",
    intro: ({ gpu, fusedSeconds }: PilotNumbers) =>
      `We ask four questions in this order, and the first yes settles the method. For scale, a thousand gates on 30 qubits take one ${gpu} ${fusedSeconds} seconds, in double precision and with fused gates.`,
    /** The first yes decides. */
    tests: [
      {
        when: "Does the circuit have only Clifford gates?",
        method:
          "Then a [[stabilizer]] simulator keeps a table of bits and reaches thousands of qubits.",
      },
      {
        when: "Do all 2ⁿ amplitudes of n qubits fit in memory?",
        method: "Then a statevector stores them exactly, without any approximation.",
      },
      {
        when: "Is there little entanglement?",
        method:
          "Then a matrix product state stays small. We accept its result only if doubling the [[bond dimension]] changes it by less than agreed.",
      },
      {
        when: "Are there few layers of gates, and few results to compute?",
        method: "Then we contract a general tensor network, whose cost is known before the run.",
      },
    ],
    more: "If all answers are no, and noise",
    noise:
      "If all four answers are no, we simulate a smaller instance and tell you what it leaves open. The record for an arbitrary circuit is 50 qubits at reduced precision, on the supercomputer JUPITER, as arXiv 2511.03359 reports. Noise is a separate question: Pauli noise costs a stabilizer simulator little, and elsewhere we sample. Exact noise, by density matrix, takes the memory of twice the qubits.",
  },
  areas: {
    title: "Five build areas",
    stopsLabel: "Limit",
    items: [
      {
        title: "Statevector",
        lead: "It is exact, and at small sizes the others are checked against it.",
        text: "A statevector takes 16·2ⁿ bytes for n qubits. We fuse gates on GPUs and divide the state over nodes.",
        stops:
          "Memory is the limit. 30 qubits take 16 GiB, each further one doubles that, and single precision gains one.",
      },
      {
        title: "Tensor network",
        lead: "It suits circuits with little entanglement or few layers.",
        text: "A matrix product state takes about 2n·χ² numbers. We repeat every run with larger bonds χ until its result no longer changes. For few layers, we search for a cheap order in which to contract the network.",
        stops:
          "Entanglement is the limit, because the χ that a run needs grows exponentially with it.",
      },
      {
        title: "Stabilizer and error correction",
        lead: "It tells you how often an error-correcting code fails, with confidence intervals.",
        text: "A stabilizer state takes about 4n² bits, and its noise consists of Pauli errors. We compare decoders on the same samples, so that a gain is not a sampling accident.",
        stops:
          "It takes Clifford gates alone, and coherent noise is first averaged into Pauli noise, which is an approximation.",
      },
      {
        title: "Variational chemistry and optimization",
        lead: "Every variational solver and optimizer is compared with a classical one.",
        text: "VQE is compared with full configuration interaction where that fits, and beyond about 16 active orbitals with open software for [[DMRG]] or coupled cluster. QAOA is compared with a classical optimizer that has the same time limit. Our variational solver reaches the exact energy of hydrogen in STO-6G at every bond length, which tests the code and not larger molecules.",
        stops:
          "Gradients vanish on barren plateaus, and arXiv 2208.02199 finds no evidence of a generic exponential advantage in ground-state chemistry. Phase estimation is costed for fault-tolerant machines.",
      },
      {
        title: "AI surrogates",
        lead: "Every answer of the learned model has to pass two tests.",
        text: "We build machine-learned potentials and, by Δ-learning, models of the difference between a cheap method and the solver. An answer is accepted by the spread of an ensemble and by its distance from the training data. What fails goes to the solver, which also audits accepted answers at random.",
        stops:
          "Outside the training set, errors are often an order of magnitude higher, as in arXiv 2605.08988. Ensemble spread alone is no safeguard: in arXiv 2508.06456 it stays flat or falls while the error grows. So we ship no surrogate without its tests.",
      },
    ] satisfies readonly (Capability & { stops: string })[],
  },
  limits: {
    title: "What it cannot do",
    items: [
      "It cannot simulate an arbitrary circuit of many layers beyond about fifty qubits.",
      "It cannot prove that an energy is the lowest. Variational energies err only upward, but sampled ones err both ways.",
      "It cannot predict a device, because a noise model is fitted to one measurement and devices drift.",
      "It isn’t a validated system. We deliver research-grade software, and validation for regulated use stays with you.",
    ],
  },
  contact: {
    title: "Name the calculation that takes too long",
    text: "Tell us the system, what you want to know, and how precisely. We’ll answer with the method we would try, its memory, and whether you need us.",
    link: { label: "Talk about a simulation", to: "/quantumlabs/contact#simulation" },
  } satisfies NextStep,
} as const;
