import { plans, weeks } from "../specification.ts";
import type { Hero, NavLink, NextStep, PageMeta, Point } from "../types.ts";

export interface CompilerCapability extends Point {
  /** Where in the compiler it works. */
  stage: string;
  /** What the client keeps of it. */
  keep: string;
}

interface Cost {
  cx: number;
  depth: number;
}

export interface EngagementModel {
  name: string;
  duration: string;
  text: string;
  terms: readonly { term: string; value: string }[];
}

export interface CompilerDeliverable extends Point {
  /** Its place in the client's repository. */
  path: string;
}

interface CompilerPage {
  meta: PageMeta;
  hero: Hero;
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
    intro: (ladder: Cost, ours: Cost) => string;
  };
  baseline: {
    title: string;
    paragraphs: readonly string[];
    table: { caption: string; against: string; depth: string; twoQubit: string };
    /** Under the comparison with other compilers. */
    benchmark: NavLink;
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
    lead: "No rewrite: we build the layer between your program and the machine. It holds the intermediate representation, the passes that fit it to a device, and checks that no pass changed the program.",
    action: { label: "Compile a circuit", to: "/compiler#compiler" },
  },
  capabilities: {
    title: "Eight capabilities, in compile order",
    intro:
      "Each can be delivered alone. The compiler on this page shows routing, synthesis and checks; the rest is built in a project.",
    keepLabel: "You keep",
    items: [
      {
        stage: "Frontend",
        title: "IR bridge",
        text: "In a project, programs from OpenQASM 3, CUDA-Q and Catalyst meet in one MLIR dialect. They leave as OpenQASM 3 or as QIR, in the profile that the backend accepts. What a profile cannot express is refused with a reason.",
        keep: "The dialect, an importer and exporter per format, round-trip tests",
      },
      {
        stage: "Middle",
        title: "Layout and routing",
        text: "Placing SWAPs optimally is NP-hard even on a line of qubits (arXiv 2305.02059). In a project we start from LightSABRE, which makes 18.9% fewer SWAPs than SABRE on average (arXiv 2409.08368), weight it with your calibration data and keep the best of many seeds. The compiler on this page has a router of ours: SABRE, with the price of each SWAP in its score.",
        keep: "Router, cost model, seeds",
      },
      {
        stage: "Backend",
        title: "Native gate synthesis",
        text: "Runs of one-qubit gates merge into the device’s own rotations. Two-qubit blocks are resynthesized with at most three CNOT-class gates each, by Cartan decomposition. Approximate synthesis is used only within an error budget that you set.",
        keep: "Synthesis passes, error budget per circuit",
      },
      {
        stage: "Backend",
        title: "Scheduling",
        text: "Gates start as late as possible, in the explicit timing of OpenQASM 3. Gates that disturb each other are kept apart, and idle windows are decoupled where that measurably helps. The latency of a feed-forward branch counts as part of the critical path.",
        keep: "Timed circuit, its duration beside T1 and T2",
      },
      {
        stage: "Backend",
        title: "Pulse and analog",
        text: "We write Pulser sequences for neutral-atom arrays, and pulse definitions in OpenQASM 3 where the vendor opens that level. IBM removed pulse control from its production QPUs in February 2025; there we stop at native gates and say so in the scope.",
        keep: "Pulse library with the date of its calibration",
      },
      {
        stage: "Run time",
        title: "Error mitigation",
        text: "Zero-noise extrapolation needs no noise model but can be strongly biased. Probabilistic error cancellation is unbiased only with perfect gate tomography, and runs many circuits. We choose per observable and print the extra shots beside the estimate. Neither replaces error correction.",
        keep: "Raw and mitigated estimates, side by side, with their shots",
      },
      {
        stage: "Checks",
        title: "Verification",
        text: "Each pass is checked against its input, with the qubit permutation tracked through routing. Stabilizers prove Clifford circuits, on this page too; in a project decision diagrams and ZX rewriting prove more. Beyond them random inputs can only refute, so such a result is filed as not refuted, and a timeout as undecided.",
        keep: "A verdict per pass, which is proved, not refuted or undecided",
      },
      {
        stage: "Checks",
        title: "Benchmark CI",
        text: "MQT Bench, Benchpress, QASMBench and your own circuits run on every commit, with pinned compilers and seeds. Depth, two-qubit gates and compile time are reported, and a regression fails the build.",
        keep: "CI job, pinned environment, result history",
      },
    ],
  },
  makers: {
    title: "Do you make the device?",
    text: "The compiler above takes its coupling map and its two-qubit gate, CX or CZ. A project adds your gate set and your calibration. Atom arrays, whose qubits move, are a case of their own.",
    links: [{ label: "Case study: neutral-atom startup", to: "/case-studies#neutral-atom" }],
  },
  braid: {
    /** The clause before the comma stands in color. */
    headline: (ours: number, sabre: number) =>
      `${ours} CX, where SABRE in the same compiler makes ${sabre}`,
    intro: (ladder: Cost, ours: Cost) =>
      `The picture shows naive routing and ours, not SABRE. Every crossing is a SWAP. The compiler also knows a construction without SWAPs, with ${ladder.cx} CX at depth ${ladder.depth} instead of ${ours.cx} at ${ours.depth}.`,
  },
  baseline: {
    title: "The same result against four baselines",
    paragraphs: [
      "The circuit at the top of this page, compiled once. Against the program as written, which may use any pair of qubits, the gain is one two-qubit gate and nearly half the depth. Neither router optimizes anything else.",
      "Every row is true. A gain without its baseline says nothing, so our reports print both.",
    ],
    table: {
      caption:
        "Counts by this site’s code in CX and one-qubit gates, on a line but for the first row",
      against: "Against",
      depth: "Depth",
      twoQubit: "Two-qubit gates",
    },
    benchmark: { label: "The benchmark, row by row", to: "/resources#routing-benchmark" },
  },
  engagements: {
    title: "Three engagement models",
    intro:
      "Each begins with the baseline. If it leaves nothing to gain, we say so and stop. Each block is one week.",
    models: [
      {
        name: "Compiler sprint",
        duration: weeks.sprint,
        text: "One workflow on one backend, for a team whose circuit has to run better on the device it already uses.",
        terms: [
          { term: "Devices", value: "One" },
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
        text: "The MLIR dialect, importers and exporters, and a corpus of programs that must survive the round trip.",
      },
      {
        path: "passes/",
        title: "Passes for your targets",
        text: "Layout, routing, synthesis and scheduling, each with its assumptions written down and a test that breaks when they do.",
      },
      {
        path: "verify/",
        title: "Equivalence harness",
        text: "Runs after any pass, yours included, and returns a verdict with its method and its time.",
      },
      {
        path: "bench/",
        title: "Benchmark suite",
        text: "Circuits, pinned compilers, seeds and raw results in plain files, wired into your CI.",
      },
      {
        path: "REPORT.md",
        title: "Benchmarking report",
        text: "Baseline, gain, variance over seeds, and the circuit size from which the method is not worth its cost.",
      },
    ],
    more: { label: "Papers and benchmarks on compilers", to: "/resources" },
  },
  contact: {
    title: "Name a program, a device and today’s compiler",
    text: "We answer with the baseline we would measure and the pass we would try first, or with the reason to leave it as it is.",
    link: { label: "Talk about a compiler", to: "/contact#compiler" },
  },
} as const satisfies CompilerPage;
