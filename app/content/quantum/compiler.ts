import { durations, plans, type WeekSpan } from "../specification.ts";
import type { Capability, Hero, NavLink, NextStep, PageMeta, TitledText } from "../types.ts";

/** What two routings of an adder come to, and the router's gain over all tests of the benchmark, in percent. */
export interface AdderCounts extends Record<"bits" | "tests" | "gain", number> {
  ours: { depth: number };
  sabre: { depth: number };
}

/** The compiler beside the two that most use: rows of the benchmark, and how many CX fewer, in percent. */
export interface PeerCounts extends Record<"mostQubits" | "mostNewQubits" | "withoutTket", number> {
  versions: Readonly<Record<string, string>>;
  rows: Record<"all" | "fewer" | "tied" | "more" | "emptied" | "fourier", number> &
    Record<"heldOut" | "heldOutPrograms" | "heldOutMore" | "heldOutSlower", number>;
  gain: Record<"all" | "others" | "heldOut" | "full" | "grid" | "heavyHex" | "tokyo", number>;
  slower: { rows: number; times: number };
}

export interface EngagementModel {
  name: string;
  /** Drawn as weeks, or as an arrow where no end is agreed. */
  duration: WeekSpan | { open: string };
  text: string;
  terms: readonly { term: string; value: string }[];
}

interface CompilerPage {
  meta: PageMeta;
  hero: Hero & {
    /** What its large counts count, from the first to the second. */
    counts: { cx: string; depth: string };
  };
  capabilities: { title: string; intro: string; items: readonly Capability[] };
  /** The way for those who make devices, and for those whose device the instrument does not know. */
  makers: { title: string; text: string; links: readonly NavLink[] };
  routers: {
    headline: (counts: AdderCounts) => string;
    intro: (counts: AdderCounts) => string;
  };
  /** The compiler beside others, over the rows of a benchmark. */
  peers: {
    title: string;
    claim: (counts: PeerCounts) => string;
    rows: (counts: PeerCounts) => string;
    /** Where the rows come from, and what they leave open. */
    method: (counts: PeerCounts) => string;
    links: readonly NavLink[];
  };
  engagements: {
    title: string;
    intro: string;
    models: readonly EngagementModel[];
    pricing: NavLink;
  };
  deliverables: {
    title: string;
    intro: string;
    /** Each with its place in the client's repository. */
    items: readonly (TitledText & { path: string })[];
    more: NavLink;
  };
  contact: NextStep;
}

export const compilerPage = {
  meta: {
    title: "Quantum Compiler Studio | Adyakshar Quantum Labs",
    description:
      "IR bridge, routing, synthesis, scheduling, pulses, mitigation, verification and benchmark CI: a quantum compiler in your repository, with its baseline.",
  },
  hero: {
    kicker: "Compiler Studio",
    title: "One program, several devices.",
    lead: "Compiler Studio puts your program into one shared form (intermediate representation, IR). It fits that form to each device in steps (passes), and checks every step.",
    action: { label: "Compile a circuit", to: "/compiler#compiler" },
    counts: { cx: "two-qubit gates", depth: "time steps (depth)" },
  },
  capabilities: {
    title: "Eight capabilities, in compile order",
    intro:
      "Each can be delivered alone. This page counts gates; a project also weighs how often they fail.",
    items: [
      {
        title: "IR bridge",
        lead: "Programs in OpenQASM 3, CUDA-Q or Catalyst take one shared form.",
        text: "It is a dialect of the open multi-level intermediate representation (MLIR). Programs leave as OpenQASM 3, or as quantum intermediate representation (QIR) in the backend’s profile. What a profile cannot express is refused with a reason.",
      },
      {
        title: "Layout and routing",
        lead: "Our router extends SABRE; a project makes it avoid error-prone couplings.",
        text: "No fast method is known that places SWAPs optimally, even on a line (NP-hard, arXiv 2305.02059). A project also tries LightSABRE, which makes 18.9% fewer SWAPs than SABRE on average (arXiv 2409.08368), and keeps the best of many seeds.",
      },
      {
        title: "Native gate synthesis",
        lead: "Consecutive gates on one pair of qubits need at most three CX.",
        text: "Each run of one-qubit gates becomes one rotation, and each block on two qubits is rebuilt by Cartan decomposition. Approximate synthesis is used only within an error budget that you set. For a fault-tolerant machine we count T gates, its costly ones.",
      },
      {
        title: "Scheduling",
        lead: "Qubits wait little, and gates that disturb each other stay apart.",
        text: "The explicit timing of OpenQASM 3 carries the schedule. Idle qubits are shielded (decoupled) where that measurably helps. Waiting for a measured bit counts as run time.",
      },
      {
        title: "Pulse and analog",
        lead: "Programs become control pulses, where the vendor allows it.",
        text: "We program neutral atoms in Pulser or the maker’s kit, other devices in OpenQASM 3. IBM removed pulse control from its production processors in February 2025; there we stop at native gates and say so in the scope.",
      },
      {
        title: "Error mitigation",
        lead: "We choose the method by what you measure and state its cost.",
        text: "Zero-noise extrapolation needs no noise model but can be strongly biased. Probabilistic error cancellation is unbiased only if the learned noise model is exact. Its runs grow exponentially with the noisy gates. Neither replaces error correction.",
      },
      {
        title: "Verification",
        lead: "Each pass is marked: proved, only tested, or undecided.",
        text: "Routing reorders the qubits, and the check follows it. On this page the full matrix proves small circuits, and stabilizers prove Clifford circuits. In a project, decision diagrams and graph rewriting (ZX calculus) prove more. Elsewhere random tests only find errors.",
      },
      {
        title: "Benchmark CI",
        lead: "Continuous integration (CI) runs public suites and your circuits on every code change.",
        text: "MQT Bench, Benchpress and QASMBench run with pinned compilers and seeds. Depth, two-qubit gates and compile time are reported, and a regression fails the build.",
      },
    ],
  },
  makers: {
    title: "Do you make the device?",
    text: "Above, you can enter which of your qubits are coupled. A project adds your gates and their measured errors (calibration).",
    links: [{ label: "Case study: neutral-atom startup", to: "/case-studies#neutral-atom" }],
  },
  routers: {
    headline: ({ sabre, ours }) => `${ours.depth} time steps instead of\u00a0${sabre.depth}`,
    intro: ({ bits, tests, gain }) =>
      `Our compiler routes an adder of ${bits}-bit numbers with SABRE, then with our own router. Each line is a qubit; two cross where they are exchanged. Adders gain most; in ${tests} tests on other devices our router saves ${gain}%\u00a0of\u00a0the\u00a0CX.`,
  },
  peers: {
    title: "Beside two other compilers",
    claim: ({ rows }) =>
      `fewer CX than the better of Qiskit and tket, on average over ${rows.all} benchmark rows`,
    rows: ({ rows, gain, withoutTket, mostNewQubits }) =>
      `A row is a circuit on a device: ${rows.fewer} won, ${rows.tied} tied, ${rows.more} lost; ${withoutTket} without tket. The gain depends on the device: ${gain.full}% where every pair is coupled, ${gain.grid}% on a grid, ${gain.heavyHex}% on a heavy hexagon, ${gain.tokyo}% on IBM’s Tokyo. In ${rows.heldOut} later rows (${rows.heldOutPrograms} new programs, up to ${mostNewQubits} qubits) it is ${gain.heldOut}%; ${rows.heldOutMore} are lost.`,
    method: ({ versions, rows, gain, mostQubits, slower }) =>
      `The circuits come from the Munich Quantum Toolkit (MQT Bench, arXiv 2204.13719), QASMBench (arXiv 2005.13018) and the SABRE paper (arXiv 1809.02573). We saw them while we tuned the compiler. The means are geometric, against Qiskit ${versions.qiskit} and pytket ${versions.pytket}, and leave out ${rows.emptied} rows in which neither side has a CX. The largest program has ${mostQubits} qubits. ${rows.fourier} rows contain a Fourier transform, built by a special method; without them the gain is ${gain.others}%. Programs over 900 gates were not given to tket; there Qiskit alone is compared. Qiskit is faster in ${slower.rows} rows, up to ${slower.times} times, and in ${rows.heldOutSlower} of the ${rows.heldOut} later ones.`,
    links: [
      { label: "The benchmark, row by row", to: "/resources#routing-benchmark" },
      { label: "Download the compiler and its code", to: "/resources#benchmarks" },
    ],
  },
  engagements: {
    title: "Three engagement models",
    intro:
      "We first measure what you have, and stop if nothing is to be gained. Each block is a week.",
    models: [
      {
        name: "Compiler sprint",
        duration: durations.sprint,
        text: "One workflow on one backend, for a circuit that must run better on the device you use.",
        terms: [
          { term: "Plan", value: `${plans.starter.name}, ${plans.starter.price}` },
          { term: "You bring", value: "Program, device data, settings" },
          { term: "Ends with", value: "Passes merged, benchmark report" },
        ],
      },
      {
        name: "Multi-backend",
        duration: durations.multiBackend,
        text: "One IR for at least 3 devices, with a test suite that shows where their results differ.",
        terms: [
          { term: "Plan", value: `${plans.growth.name}, ${plans.growth.price}, 3\u00a0backends` },
          { term: "You bring", value: "Programs, data of each device" },
          { term: "Ends with", value: "IR and backends in CI, report, PQC blueprint" },
        ],
      },
      {
        name: "Residency",
        duration: { open: "On retainer" },
        text: "Our engineers work in your compiler team while the hardware keeps changing.",
        terms: [
          {
            term: "Plan",
            value: `${plans.enterprise.name}, ${plans.enterprise.price.toLowerCase()}`,
          },
          { term: "You bring", value: "A roadmap and a reviewer" },
          { term: "Ends with", value: "Your notice; the code stays yours" },
        ],
      },
    ],
    pricing: { label: "Indicative pricing", to: "/#pricing-section" },
  },
  deliverables: {
    title: "Five deliverables",
    intro: "What lands in your repository, and where.",
    items: [
      {
        path: "ir/",
        title: "Dialect and bridges",
        text: "The shared form (IR), importers, exporters and their tests.",
      },
      {
        path: "passes/",
        title: "Passes for your targets",
        text: "Layout, routing, synthesis and scheduling, each with its tests.",
      },
      {
        path: "verify/",
        title: "Equivalence harness",
        text: "Checks any pass, yours included, and gives a verdict with its method.",
      },
      {
        path: "bench/",
        title: "Benchmark suite",
        text: "Circuits, pinned compilers, seeds and raw results, in your CI.",
      },
      {
        path: "REPORT.md",
        title: "Benchmarking report",
        text: "What was gained, how much it varies, and where it does not pay.",
      },
    ],
    more: { label: "The paper: a portable IR", to: "/resources#portable-ir" },
  },
  contact: {
    title: "Name a program, a device and today’s compiler",
    text: "We answer with the baseline we would measure and the pass we would try first, or the reason to leave it.",
    link: { label: "Talk about a compiler", to: "/contact#compiler" },
  },
} as const satisfies CompilerPage;
