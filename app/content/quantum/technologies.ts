import type { Hero, NavLink, NextStep, PageMeta } from "../types.ts";

export interface StackArea {
  name: string;
  /** Why these tools and not others. */
  why: string;
  uses: readonly string[];
  /** The pages that put it to work. */
  pages: readonly NavLink[];
  /** What it hands to the area below; the two at the base carry all the others. */
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
    columns: readonly [string, string];
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
    lead: "Four layers carry a program down to a machine. Cryptography and machine learning lie under all four. Every layer is built on formats that you can read without us.",
  },
  stack: {
    title: "The stack, layer by layer",
    intro: "What we use and why, and between two layers what one hands to the next.",
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
        why: "Optimal SWAP placement is NP-complete, so routing is a heuristic and has to be measured. We start from a public one, tune it to the coupling map and the calibration data, prove each pass equivalent where that can be decided, and rerun the benchmarks on every commit.",
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
        passes: "native gates with a schedule",
      },
      {
        name: "Simulation and HPC",
        why: "The circuit chooses the method. A statevector takes 16·2ⁿ bytes, 16 GiB at 30 qubits; matrix product states take about n·χ² numbers until entanglement grows; stabilizer states take O(n²) bits and allow Clifford gates only. Noise doubles the exponent: a density matrix takes 16·4ⁿ.",
        uses: [
          "Statevector and density matrix on GPU",
          "Tensor networks, matrix product states",
          "Stabilizer sampling for error correction",
        ],
        pages: [
          { label: "Simulation", to: "/simulation" },
          { label: "Pharma", to: "/industries#pharma" },
        ],
        passes: "reference results, noise and decoder models",
      },
      {
        name: "Control and FPGA",
        why: "Feedback has to close before the state is lost, and published designs show that it can: pulses to 6 GHz from one RFSoC, feed-forward inside a circuit. Pulse access depends on the vendor. IBM removed it from its production QPUs in February 2025; open neutral-atom and mid-tier superconducting vendors offer it.",
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
        passes: "pulses out, measured bits back",
      },
      {
        name: "Cryptography",
        why: "Programs, results and keys cross every layer, so an algorithm is an entry in a configuration with a tested successor, after NIST CSWP 39. We label what is not post-quantum: FROST is threshold Schnorr, and QKD is a transport option that the NSA does not recommend for National Security Systems.",
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
        why: "Models propose; a solver or a checker decides. A machine-learned potential answers only where its uncertainty is low, because its errors are about tenfold higher out of distribution. The rest goes back to the solver and into the next training set.",
        uses: [
          "Machine-learned potentials",
          "Uncertainty gates and drift monitors",
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
    columns: ["Reference", "What it fixes, and its status"],
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
        text: "ML-KEM, ML-DSA and SLH-DSA, effective 14 August 2024. FIPS 206 (FN-DSA) was not published as of May 2026, and no plan of ours depends on it.",
      },
      {
        name: "NIST IR 8547",
        text: "Draft of November 2024: 112-bit RSA and ECC deprecated after 2030, quantum-vulnerable algorithms disallowed after 2035.",
      },
      {
        name: "CNSA 2.0",
        text: "ML-KEM-1024 and ML-DSA-87 for US National Security Systems; new acquisitions from 1 January 2027.",
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
    title: "Start at the layer that hurts",
    text: "You do not have to adopt the stack. Tell us which layer fails you and what sits above and below it; we fit in between.",
    link: { label: "Contact the lab", to: "/contact" },
  },
} as const satisfies TechnologiesPage;
