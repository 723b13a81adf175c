import type braid from "#app/quantum/pages/compiler/braid.data.ts";
import type peers from "#app/quantum/pages/compiler/peers.data.ts";
import { plans, weeks } from "../specification.ts";
import type { Hero, NavLink, NextStep, PageMeta, TitledText } from "../types.ts";

export interface CompilerCapability {
  title: string;
  /** What it does, in the one line that is always read. */
  lead: string;
  /** How, and where it ends. */
  text: string;
  /** What the client keeps of it. */
  keep: string;
}

type Cost = (typeof braid)["ours"];
type Peers = typeof peers;

export interface EngagementModel {
  name: string;
  duration: string;
  text: string;
  terms: readonly { term: string; value: string }[];
}

export interface CompilerDeliverable extends TitledText {
  /** Its place in the client's repository. */
  path: string;
}

interface CompilerPage {
  meta: PageMeta;
  hero: Hero & {
    /** What its large counts count, from the first to the second. */
    counts: { cx: string; depth: string };
  };
  capabilities: {
    title: string;
    intro: string;
    keepLabel: string;
    items: readonly CompilerCapability[];
  };
  /** The way for those who make devices, and for those whose device the instrument does not know. */
  makers: { title: string; text: string; links: readonly NavLink[] };
  braid: {
    headline: (ours: number, sabre: number) => string;
    intro: (published: Cost) => string;
  };
  baseline: {
    title: string;
    intro: string;
    table: { caption: string; against: string; depth: string; twoQubit: string };
    /** Beside other compilers, over the rows of a benchmark. */
    peers: {
      claim: (peers: Peers) => string;
      rows: (peers: Peers) => string;
      sources: (peers: Peers) => string;
      limits: (peers: Peers) => readonly { value: string; text: string }[];
    };
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
    items: readonly CompilerDeliverable[];
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
    lead: "Compiler Studio builds the software between your program and the machine: one intermediate representation (IR), passes that fit it to each device, and a check of every pass.",
    action: { label: "Compile a circuit", to: "/compiler#compiler" },
    counts: { cx: "CX, naive to ours", depth: "Depth, naive to ours" },
  },
  capabilities: {
    title: "Eight capabilities, in compile order",
    intro:
      "Each can be delivered alone. This page counts gates; a project also weighs the device’s fidelities or, for fault-tolerant machines, the costly T gates.",
    keepLabel: "You keep",
    items: [
      {
        title: "IR bridge",
        lead: "Programs in OpenQASM 3, CUDA-Q or Catalyst meet in one IR.",
        text: "It is a dialect of MLIR, an open compiler framework. Programs leave as OpenQASM 3, or as quantum intermediate representation (QIR) in the backend’s profile. What a profile cannot express is refused with a reason.",
        keep: "The dialect, an importer and exporter per format, round-trip tests",
      },
      {
        title: "Layout and routing",
        lead: "SWAPs bring qubits together, each priced by your calibration data.",
        text: "Placing SWAPs optimally is NP-hard even on a line of qubits (arXiv 2305.02059). Our router on this page is SABRE (SWAP-based bidirectional search) with the price of each SWAP in its score. A project also tries LightSABRE, which makes 18.9% fewer SWAPs than SABRE on average (arXiv 2409.08368), and keeps the best of many seeds.",
        keep: "Router, cost model, seeds",
      },
      {
        title: "Native gate synthesis",
        lead: "Gates become the device’s own, with at most three CX per qubit pair.",
        text: "Each run of one-qubit gates becomes one rotation, and each block on two qubits is rebuilt by Cartan decomposition. Approximate synthesis is used only within an error budget that you set. For a fault-tolerant target the T gates are counted.",
        keep: "Synthesis passes, error budget per circuit",
      },
      {
        title: "Scheduling",
        lead: "Gates start late, and those that disturb each other stay apart.",
        text: "The explicit timing of OpenQASM 3 carries the schedule. Idle qubits are shielded (decoupled) where that measurably helps. Waiting for a measured bit counts as run time.",
        keep: "Timed circuit, its duration beside the device’s coherence times",
      },
      {
        title: "Pulse and analog",
        lead: "Programs become pulses, by Pulser for neutral atoms and OpenQASM 3 elsewhere.",
        text: "Not every vendor allows it. IBM removed pulse control from its production processors in February 2025; there we stop at native gates and say so in the scope.",
        keep: "Pulse library with the date of its calibration",
      },
      {
        title: "Error mitigation",
        lead: "The method suits what you measure, and its extra shots are reported.",
        text: "Zero-noise extrapolation needs no noise model but can be strongly biased. Probabilistic error cancellation is unbiased only if the learned noise model is exact. Its shots grow exponentially with the noisy gates. Neither replaces error correction.",
        keep: "Raw and mitigated estimates, side by side, with their shots",
      },
      {
        title: "Verification",
        lead: "Each pass gets a verdict: proved, tested without a counterexample, or undecided.",
        text: "Routing reorders the qubits, and the check follows it. Stabilizers prove Clifford circuits, on this page too. In a project, decision diagrams and graph rewriting (ZX calculus) prove more. Elsewhere random tests only find errors.",
        keep: "A verdict per pass, with its method",
      },
      {
        title: "Benchmark CI",
        lead: "Public suites and your circuits run at every commit.",
        text: "MQT Bench, Benchpress and QASMBench run in continuous integration (CI) with pinned compilers and seeds. Depth, two-qubit gates and compile time are reported, and a regression fails the build.",
        keep: "CI job, pinned environment, result history",
      },
    ],
  },
  makers: {
    title: "Do you make the device?",
    text: "The compiler above takes your device’s couplings and two-qubit gate; a project adds its gate set and calibration. Atoms that move have a case study of their own.",
    links: [{ label: "Case study: neutral-atom startup", to: "/case-studies#neutral-atom" }],
  },
  braid: {
    headline: (ours: number, sabre: number) =>
      `${ours} CX with our router, ${sabre}\u00a0with SABRE`,
    intro: (published: Cost) =>
      `A 12-qubit quantum Fourier transform on a line of qubits, routed three ways. Lines cross at a SWAP, and the bright one follows one qubit. A published circuit without SWAPs beats both routers, with ${published.cx} CX at depth ${published.depth}.`,
  },
  baseline: {
    title: "The same result against four baselines",
    intro:
      "A gain says nothing without its baseline. This is the circuit at the top of the page, beside four other circuits of the same program.",
    table: {
      caption: "In CX and one-qubit gates; all but the first run on a line",
      against: "Against",
      depth: "Depth",
      twoQubit: "Two-qubit gates",
    },
    peers: {
      claim: ({ rows }) =>
        `fewer CX than the better of Qiskit and tket, in the mean of ${rows.all} benchmark rows`,
      rows: ({ rows, gain }) =>
        `Ours has fewer in ${rows.fewer} rows, as many in ${rows.equal} and more in ${rows.more}. Fourier transforms get a construction of their own; without those ${rows.fourier} rows the gain is ${gain.others}%.`,
      sources: ({ versions }) =>
        `The circuits come from MQT Bench (arXiv 2204.13719), QASMBench (arXiv 2005.13018) and the SABRE paper (arXiv 1809.02573). We saw them while we tuned the compiler. The mean is geometric, against Qiskit ${versions.qiskit} and pytket ${versions.pytket}.`,
      limits: ({ rows, gain, mostQubits, withoutTket, slower }) => [
        {
          value: `${gain.heldOut}%`,
          text: `fewer CX in ${rows.heldOut} rows drawn after the compiler was finished`,
        },
        { value: `${mostQubits}`, text: "qubits in the largest program" },
        { value: `${withoutTket}`, text: "rows over 900 gates, in which tket was not run" },
        {
          value: `${slower.rows}`,
          text: `rows in which Qiskit is faster, up to ${slower.times} times`,
        },
      ],
    },
    links: [
      { label: "The benchmark, row by row", to: "/resources#routing-benchmark" },
      { label: "Download the compiler and its code", to: "/resources#benchmarks" },
    ],
  },
  engagements: {
    title: "Three engagement models",
    intro:
      "Each begins with the baseline, and if that leaves nothing to gain, we say so and stop. A block is one week.",
    models: [
      {
        name: "Compiler sprint",
        duration: weeks.sprint,
        text: "One workflow on one backend, for a team whose circuit has to run better on the device it already uses.",
        terms: [
          { term: "Devices", value: "One device" },
          {
            term: "Plan",
            value: `${plans.starter.name}, ${plans.starter.price}, with ${plans.starter.support} of support`,
          },
          { term: "You bring", value: "The program, device access, today’s compiler settings" },
          {
            term: "Ends with",
            value: "Passes merged, benchmark report, a decision to go on or not",
          },
        ],
      },
      {
        name: "Multi-backend",
        duration: weeks.multiBackend,
        text: "One IR, lowered to several vendors, with a portability suite that shows where results differ and why.",
        terms: [
          { term: "Devices", value: "At least 3 devices" },
          {
            term: "Plan",
            value: `${plans.growth.name}, ${plans.growth.price}, with ${plans.growth.support} of support`,
          },
          { term: "You bring", value: "A program family, access or simulators for each target" },
          {
            term: "Ends with",
            value: "IR and backends in CI, one report that compares the devices",
          },
        ],
      },
      {
        name: "Residency",
        duration: "On retainer",
        text: "Our engineers work inside your compiler team, on hardware that changes faster than a fixed scope can follow.",
        terms: [
          { term: "Devices", value: "Yours, as they come up" },
          {
            term: "Plan",
            value: `${plans.enterprise.name}, ${plans.enterprise.price.toLowerCase()}`,
          },
          { term: "You bring", value: "A roadmap and a reviewer with commit rights" },
          { term: "Ends", value: "When you end it; everything is already in your repository" },
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
        text: "The MLIR dialect, importers, exporters, and programs that must survive the round trip.",
      },
      {
        path: "passes/",
        title: "Passes for your targets",
        text: "Layout, routing, synthesis and scheduling, each with a test of its assumptions.",
      },
      {
        path: "verify/",
        title: "Equivalence harness",
        text: "Runs after any pass, yours included, and returns a verdict with its method.",
      },
      {
        path: "bench/",
        title: "Benchmark suite",
        text: "Circuits, pinned compilers, seeds and raw results, wired into your CI.",
      },
      {
        path: "REPORT.md",
        title: "Benchmarking report",
        text: "Baseline, gain, variance over seeds, and where the method is not worth its cost.",
      },
    ],
    more: { label: "The paper: a portable IR", to: "/resources#portable-ir" },
  },
  contact: {
    title: "Name a program, a device and today’s compiler",
    text: "We answer with the baseline we would measure and the pass we would try first, or with the reason to leave it as it is.",
    link: { label: "Talk about a compiler", to: "/contact#compiler" },
  },
} as const satisfies CompilerPage;
