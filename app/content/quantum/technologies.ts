import type { Hero, NavLink, NextStep, PageMeta } from "../types.ts";

export interface StackArea {
  name: string;
  /** Why these tools and not others. */
  why: string;
  uses: readonly string[];
  /** The pages that put it to work. */
  pages: readonly NavLink[];
}

/** What it is in a few words, and what it is worth today. */
type Standard = readonly [name: string, text: string, status: string];

interface TechnologiesPage {
  meta: PageMeta;
  hero: Hero;
  stack: {
    title: string;
    uses: string;
    pages: string;
    areas: readonly StackArea[];
  };
  decoder: { title: string; intro: string };
  standards: { title: string; rows: readonly Standard[] };
  contact: NextStep;
}

export const technologiesPage = {
  meta: {
    title: "Technologies: six areas, one stack | Adyakshar Quantum Labs",
    description:
      "Languages and IR, compilers, simulation and HPC, control and FPGA, cryptography, AI/ML: what we use in each area of the stack, why, and where it is put to work.",
  },
  hero: {
    kicker: "six areas, one stack",
    title: "From program to pulse.",
    lead: "Each layer brings a program closer to its device, and a simulator checks the result.",
    action: { label: "Compile a circuit", to: "/compiler#compiler" },
  },
  stack: {
    title: "Six stack areas",
    uses: "We use",
    pages: "At work in",
    areas: [
      {
        name: "Languages and IR",
        why: "A program in one vendor’s kit is not portable. We keep two open formats and test the translation: OpenQASM 3, with timing and pulses, and the quantum intermediate representation (QIR), which ordinary compiler tools read.",
        uses: [
          "OpenQASM 3",
          "QIR in its Base and Adaptive profiles",
          "Multi-level IR (MLIR) for CUDA-Q, Catalyst",
        ],
        pages: [{ label: "Compiler Studio", to: "/compiler" }],
      },
      {
        name: "Compilers",
        why: "A router exchanges qubits (SWAP) until those that interact are neighbors. No fast method finds the fewest exchanges, so we tune a public one to your device and measure it at every change.",
        uses: [
          "Pass pipelines in MLIR",
          "SWAP-based bidirectional heuristic search (SABRE)",
          "A proof of each pass, where one is possible",
          "Munich Quantum Toolkit Bench, QASMBench",
        ],
        pages: [
          { label: "Compiler Studio", to: "/compiler" },
          { label: "Atom case", to: "/case-studies#neutral-atom" },
        ],
      },
      {
        name: "Simulation and HPC",
        why: "High-performance computers (HPC) run the same program for reference: exactly at small sizes, then with noise models and decoders. A circuit’s gates, width and entanglement decide the method.",
        uses: [
          "Statevectors on graphics processors (GPU)",
          "Tensor networks, matrix product states",
          "Stabilizer sampling for error correction",
        ],
        pages: [
          { label: "Simulation", to: "/simulation" },
          { label: "Pharma", to: "/industries#pharma" },
        ],
      },
      {
        name: "Control and FPGA",
        why: "Pulses go out, results come back, and the reply must arrive before the state is lost. Published designs use field-programmable gate arrays (FPGA); not every vendor opens this level.",
        uses: [
          "Quantum Instrumentation Control Kit, to 6 GHz",
          "QubiC 2.0, with feedback within a circuit",
          "Pulser for neutral-atom pulses",
          "High-level synthesis and co-simulation",
        ],
        pages: [
          { label: "FPGA research", to: "/research#fpga" },
          { label: "EDA research", to: "/research#eda" },
        ],
      },
      {
        name: "Cryptography",
        why: "Keys cross every layer, so an algorithm is a setting with a tested successor, as the US National Institute of Standards and Technology (NIST) advises. We say what is not post-quantum.",
        uses: [
          "Key exchange (ML-KEM), signatures (ML-DSA)",
          "Hybrid key agreement in OpenSSL 3.5",
          "Multiparty computation (MPC)",
          "Quantum key distribution (QKD)",
        ],
        pages: [
          { label: "Tokenization", to: "/tokenization" },
          { label: "Government", to: "/industries#government" },
        ],
      },
      {
        name: "AI/ML",
        why: "Artificial intelligence and machine learning (AI/ML) propose; a solver or a checker decides. A learned model answers only near its training data, with random audits.",
        uses: [
          "Learned models of molecular energy",
          "Tests by spread and distance, random audits",
          "Learned heuristics in the compiler, checked",
        ],
        pages: [
          { label: "Simulation", to: "/simulation" },
          { label: "Pharma case", to: "/case-studies#pharma-rd" },
        ],
      },
    ],
  },
  decoder: {
    title: "A decoder, tried before its device exists",
    intro:
      "Error correction is rehearsed in simulation: qubits fail at random, and a decoder has to find a repair.",
  },
  standards: {
    title: "Formats and standards",
    rows: [
      ["OpenQASM 3", "Programs, with timing and pulses", "Version 3.1 is current"],
      ["QIR", "Exchange between compilers", "We state the profile for each backend"],
      [
        "FIPS 203, 204, 205",
        "US federal standards: ML-KEM, ML-DSA, SLH-DSA",
        "In effect since August 2024",
      ],
      [
        "FIPS 206",
        "Next Federal Information Processing Standard",
        "Still unpublished in November 2026",
      ],
      ["NIST Internal Report 8547", "When the old algorithms end", "Draft of November 2024"],
      [
        "CNSA 2.0",
        "Commercial National Security Algorithm Suite",
        "Binds new US systems from January 2027",
      ],
      ["ETSI GS QKD 014", "European telecom standard for QKD keys", "Published in February 2019"],
    ],
  },
  contact: {
    title: "You do not have to adopt the stack",
    text: "Tell us which layer causes trouble and what sits above and below it. We fit in between.",
    link: { label: "Write to Quantum Labs", to: "/contact" },
  },
} as const satisfies TechnologiesPage;
