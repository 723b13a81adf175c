import type { Hero, NavLink, NextStep, PageMeta } from "../types.ts";

export interface StackArea {
  name: string;
  /** Why these tools and not others. */
  why: string;
  uses: readonly string[];
  /** The pages that put it to work. */
  pages: readonly NavLink[];
}

interface TechnologiesPage {
  meta: PageMeta;
  hero: Hero;
  stack: {
    title: string;
    /** What of it runs here as code, and what is a skill that we offer. */
    intro: string;
    uses: string;
    pages: string;
    areas: readonly StackArea[];
  };
  decoder: { title: string; intro: string };
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
    lead: "Three areas bring a program to its device; simulation checks it. Cryptography and AI stand beside them.",
    action: { label: "Compile a circuit", to: "/compiler#compiler" },
  },
  stack: {
    title: "Six stack areas",
    intro:
      "This site’s own code has a compiler (1, 2), simulators (3), a handshake (5) and a learned model (6). Control (4) is only modeled here; we build it on your device.",
    uses: "We use",
    pages: "At work in",
    areas: [
      {
        name: "Languages and IR",
        why: "A program in one vendor’s kit is not portable. We translate it into two open forms (intermediate representations, IR) and test both: OpenQASM 3, with timing and pulses, and Quantum IR (QIR), for compiler tools.",
        uses: [
          "OpenQASM 3, now version 3.1",
          "QIR in its Base and Adaptive profiles",
          "Multi-level IR (MLIR) for CUDA-Q, Catalyst",
        ],
        pages: [{ label: "Compiler Studio", to: "/compiler" }],
      },
      {
        name: "Compilers",
        why: "A router exchanges qubits (SWAP) until those that interact are neighbors. No known fast method finds the fewest SWAPs. So we fit our router, built on a public one, to your device and measure each change.",
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
        why: "High-performance computers (HPC) run the program for comparison, with noise or without: exactly where possible, else approximately. A circuit’s gates, width and entanglement decide the method.",
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
        why: "Pulses go out, results return, and the next pulse must come before the state decays. Field-programmable gate arrays (FPGA) do this, where the vendor opens this level.",
        uses: [
          "Quantum Instrumentation Control Kit, to 6 GHz",
          "QubiC 2.0, with feedback within a circuit",
          "Pulser for neutral-atom pulses",
          "High-level synthesis and co-simulation",
        ],
        pages: [
          { label: "FPGA research", to: "/research#fpga" },
          { label: "Chip design research", to: "/research#eda" },
        ],
      },
      {
        name: "Cryptography",
        why: "Every algorithm that we install can be replaced later, as the US National Institute of Standards and Technology (NIST) advises. We name what is not yet post-quantum.",
        uses: [
          "Key exchange (ML-KEM), signatures (ML-DSA)",
          "Hybrid key agreement in OpenSSL 3.5",
          "Multiparty computation (MPC)",
          "Quantum key distribution (QKD), optional, not for US national security",
        ],
        pages: [
          { label: "Tokenization", to: "/tokenization" },
          { label: "Dates and standards", to: "/tokenization#dates" },
        ],
      },
      {
        name: "AI/ML",
        why: "Learned models (artificial intelligence, machine learning: AI/ML) answer only near their training data. A solver takes the rest and audits some answers.",
        uses: [
          "Learned models of molecular energy",
          "Tests of agreement and nearness",
          "Random audits by the solver",
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
  contact: {
    title: "You do not have to adopt the stack",
    text: "Tell us which layer causes trouble and what sits above and below it. We fit in between.",
    link: { label: "Write to Quantum Labs", to: "/contact" },
  },
} as const satisfies TechnologiesPage;
