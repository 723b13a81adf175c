import type { Hero, NavLink, NextStep, PageMeta } from "../types.ts";

export interface StackArea {
  name: string;
  /** Why these tools and not others. */
  why: string;
  uses: readonly string[];
  /** The pages that put it to work. */
  pages: readonly NavLink[];
}

interface Standard {
  name: string;
  text: string;
}

interface TechnologiesPage {
  meta: PageMeta;
  hero: Hero;
  stack: {
    title: string;
    intro: string;
    uses: string;
    pages: string;
    areas: readonly StackArea[];
  };
  decoder: { title: string; intro: string; legend: Record<"failed" | "alarm" | "repair", string> };
  standards: {
    title: string;
    intro: string;
    rows: readonly Standard[];
  };
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
    lead: "Languages, compilers and control take a program to its device; a simulator checks it.",
    action: { label: "Compile a circuit", to: "/compiler#compiler" },
  },
  stack: {
    title: "Six stack areas",
    intro: "What we use in each area, and why.",
    uses: "We use",
    pages: "At work in",
    areas: [
      {
        name: "Languages and IR",
        why: "A program in one vendor’s kit is not portable. OpenQASM 3 adds classical logic, timing and pulses, and QIR, the quantum intermediate representation (IR), can be read by ordinary compiler tools. We keep both and test the translation.",
        uses: [
          "OpenQASM 3",
          "QIR in its Base and Adaptive profiles",
          "Multi-level IR (MLIR): CUDA-Q, Catalyst",
        ],
        pages: [{ label: "Compiler Studio", to: "/compiler" }],
      },
      {
        name: "Compilers",
        why: "A router adds SWAP gates until interacting qubits are neighbors. Finding the fewest is intractable in general, so we tune a public heuristic to your device and measure it on every commit. Each pass is proved equivalent where that can be decided.",
        uses: [
          "Pass pipelines in MLIR",
          "SWAP-based bidirectional search (SABRE)",
          "Equivalence checking",
          "Benchmarks: MQT Bench, QASMBench",
        ],
        pages: [
          { label: "Compiler Studio", to: "/compiler" },
          { label: "The neutral-atom case", to: "/case-studies#neutral-atom" },
        ],
      },
      {
        name: "Simulation and HPC",
        why: "High-performance computers (HPC) run the same program for reference: exactly at small sizes, then with noise models and decoders. A circuit’s gates, width and entanglement decide the method.",
        uses: [
          "Statevector and density matrix on GPU",
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
        why: "Pulses go out and measured bits come back, and the loop has to close before the state is lost. Published designs use an RFSoC, which is a programmable chip (FPGA) with radio converters. Not every vendor opens this level.",
        uses: [
          "QICK on RFSoC, pulses to 6 GHz",
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
        why: "Keys cross every layer. An algorithm is therefore an entry in a configuration, with a tested successor, as the US standards institute advises (NIST CSWP 39). We say what is not post-quantum, such as threshold signatures on elliptic curves.",
        uses: [
          "Post-quantum ML-KEM, ML-DSA, SLH-DSA",
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
        why: "Artificial intelligence (AI) and machine learning (ML) propose, and a solver or a checker decides. A learned potential answers only near its training data and under a random audit. A learned heuristic still has to pass the equivalence check.",
        uses: [
          "Machine-learned potentials",
          "Tests by spread and distance, audits",
          "Learned heuristics, verified downstream",
        ],
        pages: [
          { label: "Simulation", to: "/simulation" },
          { label: "The pharma case", to: "/case-studies#pharma-rd" },
        ],
      },
    ],
  },
  decoder: {
    title: "A decoder, tried before its device exists",
    intro:
      "Error correction is rehearsed in simulation: qubits fail at random, and the decoder has to find a repair from the alarms alone.",
    legend: {
      failed: "a qubit that failed",
      alarm: "an alarm beside it",
      repair: "the decoder’s repair",
    },
  },
  standards: {
    title: "Formats and standards",
    intro: "What a delivery refers to, with its status. A draft is called a draft.",
    rows: [
      {
        name: "OpenQASM 3",
        text: "Circuits with classical control, timing and pulses. We hand programs over in it.",
      },
      {
        name: "QIR",
        text: "Exchange between front ends and backends. We state the profile for each backend.",
      },
      {
        name: "MQT Bench",
        text: "Benchmark circuits at four abstraction levels. Benchpress covers seven software kits.",
      },
      {
        name: "FIPS 203, 204, 205",
        text: "US Federal Information Processing Standards for key encapsulation (ML-KEM) and signatures (ML-DSA, SLH-DSA), in effect. FIPS 206 was not published in November 2026, and no plan of ours depends on it.",
      },
      {
        name: "NIST IR 8547",
        text: "The standards institute’s draft report of November 2024 on the transition. The tokenization page gives its dates.",
      },
      {
        name: "CNSA 2.0",
        text: "The Commercial National Security Algorithm Suite, for US National Security Systems. SLH-DSA is not in it.",
      },
      {
        name: "ETSI GS QKD 014",
        text: "A European specification (ETSI) of a web interface that delivers QKD keys where a link exists. GS QKD 004 is the application interface.",
      },
      {
        name: "UCIe 3.0",
        text: "Universal Chiplet Interconnect Express, a link between dies at 48 and 64 billion transfers per second, of August 2025.",
      },
    ],
  },
  contact: {
    title: "You do not have to adopt the stack",
    text: "Tell us which layer causes trouble and what sits above and below it. We fit in between.",
    link: { label: "Write to Quantum Labs", to: "/contact" },
  },
} as const satisfies TechnologiesPage;
