import type { Hero, NavLink, NextStep, PageMeta } from "../types.ts";

export interface StackArea {
  name: string;
  /** Why these tools and not others. */
  why: string;
  uses: readonly string[];
  /** The pages that put it to work. */
  pages: readonly NavLink[];
  /** What it hands to the areas below; those side by side hand nothing down. */
  passes: string | null;
}

export interface Standard {
  name: string;
  text: string;
}

interface TechnologiesPage {
  meta: PageMeta;
  hero: Hero;
  stack: { title: string; intro: string; uses: string; pages: string; areas: readonly StackArea[] };
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
    title: "From the written program to the pulse.",
    lead: "Languages and compilers turn a program into scheduled gates. Those go to control hardware, which drives a device, or to a simulator, which checks them. Cryptography and machine learning serve all four.",
  },
  stack: {
    title: "The stack, layer by layer",
    intro:
      "What we use and why. The arrows say what one layer hands to the next; areas side by side are alternatives or helpers.",
    uses: "We use",
    pages: "At work in",
    areas: [
      {
        name: "Languages and IR",
        why: "OpenQASM 3 adds real-time classical logic, explicit timing and embedded pulse definitions; QIR is LLVM-based, so ordinary compiler tools can read it. We keep both and test the lowering between them, because a program that exists in one vendor's SDK only is not portable.",
        uses: ["OpenQASM 3", "QIR, Base and Adaptive profiles", "MLIR: Quake (CUDA-Q), Catalyst"],
        pages: [{ label: "Compiler Studio", to: "/compiler" }],
        passes: "one program as typed, versioned IR",
      },
      {
        name: "Compilers",
        why: "Optimal SWAP placement is NP-hard, so routing is a heuristic and has to be measured. We start from a public one, tune it to the coupling map and the calibration data, prove each pass equivalent where that can be decided, and rerun the benchmarks on every commit.",
        uses: [
          "MLIR and LLVM pass pipelines",
          "SABRE-family routing",
          "Equivalence checking",
          "MQT Bench, Benchpress, QASMBench",
        ],
        pages: [
          { label: "Compiler Studio", to: "/compiler" },
          { label: "The neutral-atom case", to: "/case-studies#neutral-atom" },
        ],
        passes: "native gates with a schedule, to a device or to a simulator",
      },
      {
        name: "Control and FPGA",
        why: "Pulses go out and measured bits come back, and feedback has to close before the state is lost. Published designs show that it can: pulses to 6 GHz from one RFSoC board, feed-forward inside a circuit. Whether a vendor opens this level differs; the compiler page says where it is closed.",
        uses: [
          "QICK on RFSoC",
          "QubiC 2.0 for mid-circuit feed-forward",
          "Pulser for neutral-atom pulses",
          "HLS, AXI, DMA, co-simulation",
        ],
        pages: [
          { label: "FPGA research", to: "/research#fpga" },
          { label: "EDA research", to: "/research#eda" },
        ],
        passes: null,
      },
      {
        name: "Simulation and HPC",
        why: "The same scheduled program runs here for reference: exact results at small sizes, noise models, decoders for error correction. The circuit chooses the method, by its gates, its width and its entanglement; the simulation page gives the memory that each one takes.",
        uses: [
          "Statevector and density matrix on GPU",
          "Tensor networks, matrix product states",
          "Stabilizer sampling for error correction",
        ],
        pages: [
          { label: "Simulation", to: "/simulation" },
          { label: "Pharma", to: "/industries#pharma" },
        ],
        passes: null,
      },
      {
        name: "Cryptography",
        why: "Programs, results and keys cross every layer, so an algorithm is an entry in a configuration with a tested successor, after NIST CSWP 39. We label what is not post-quantum, such as threshold ECDSA and FROST.",
        uses: [
          "ML-KEM, ML-DSA, SLH-DSA",
          "X25519MLKEM768 in OpenSSL 3.5",
          "MPC and FROST (RFC 9591)",
          "ETSI GS QKD 014 and 004",
        ],
        pages: [
          { label: "Tokenization", to: "/tokenization" },
          { label: "Government", to: "/industries#government" },
        ],
        passes: null,
      },
      {
        name: "AI/ML",
        why: "Models propose; a solver or a checker decides. A learned potential answers only near its training data and under a random audit; a learned heuristic in a compiler changes the cost of a result, and the equivalence check still decides its correctness.",
        uses: [
          "Machine-learned potentials",
          "Gates: spread, distance, audit",
          "Learned heuristics, verified downstream",
        ],
        pages: [
          { label: "Simulation", to: "/simulation" },
          { label: "The pharma case", to: "/case-studies#pharma-rd" },
        ],
        passes: null,
      },
    ],
  },
  standards: {
    title: "Formats and standards",
    intro: "What a delivery refers to, with the status we rely on. A draft is called a draft.",
    rows: [
      {
        name: "OpenQASM 3",
        text: "Circuits with classical control, timing and pulse definitions; the form in which programs are handed over.",
      },
      {
        name: "QIR",
        text: "LLVM-based exchange between front ends and backends. We state the profile, Base or Adaptive, per backend.",
      },
      {
        name: "MQT Bench",
        text: "Benchmark circuits at four abstraction levels, in OpenQASM 2 and 3 and QPY; Benchpress compares seven SDK targets.",
      },
      {
        name: "FIPS 203, 204, 205",
        text: "ML-KEM, ML-DSA and SLH-DSA, in effect. FIPS 206 (FN-DSA) is not published as of our check in November 2026, and no plan of ours depends on it.",
      },
      {
        name: "NIST IR 8547",
        text: "Draft of November 2024 on the transition. The tokenization page gives its dates beside those of EO 14412 and OMB M-26-15.",
      },
      {
        name: "CNSA 2.0",
        text: "The algorithms of US National Security Systems: ML-KEM-1024, ML-DSA-87, AES-256, SHA-384 or SHA-512, LMS or XMSS for firmware. SLH-DSA is not among them.",
      },
      {
        name: "ETSI GS QKD 014",
        text: "REST interface that delivers QKD keys to an application, where a link exists; 004 is the application interface.",
      },
      {
        name: "UCIe 3.0",
        text: "Die-to-die interconnect at 48 and 64 GT/s, August 2025.",
      },
    ],
  },
  contact: {
    title: "You do not have to adopt the stack",
    text: "Tell us which layer causes trouble and what sits above and below it. We fit in between.",
    link: { label: "Contact the lab", to: "/contact" },
  },
} as const satisfies TechnologiesPage;
