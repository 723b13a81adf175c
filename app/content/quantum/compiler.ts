import type { GlossaryTerm } from "../glossary.ts";
import { plans, priceText } from "../prices.ts";
import { durations, weeks } from "../specification.ts";
import type { Capability, NextStep, PageMeta, TitledText } from "../types.ts";

export interface AdderCounts {
  bits: number;
}

/** Pairs of circuit and device in which one router needs fewer, as many or more than another. */
export type RouterCounts = Record<"fewer" | "equal" | "more", number>;

/** The compiler beside the two that most use: cases of the benchmark, and how many CX fewer, in percent. */
export interface PeerCounts extends Record<"mostQubits" | "withoutTket", number> {
  versions: Readonly<Record<string, string>>;
  cases: Record<"all" | "fewer" | "tied" | "more" | "emptied" | "fourier", number>;
  /** Drawn after the compiler was frozen. */
  heldOut: Record<"cases" | "programs" | "more" | "mostQubits" | "seed", number> & {
    release: string;
  };
  gain: Record<
    "all" | "others" | "heldOut" | "heldOutLine" | "heldOutFull" | "heldOutWide",
    number
  > &
    Record<"full" | "sparseLeast" | "sparseMost", number>;
  /** Held-out cases in which Qiskit takes less processor time, and ours as a multiple of Qiskit's in the mean. */
  slower: Record<"cases" | "times", number>;
}

export const compilerPage = {
  meta: {
    title: "Quantum Compiler Studio | Adyakshar Quantum Labs",
    description:
      "A quantum compiler to try, download and measure: layout, routing, synthesis and verification today; IR bridges, scheduling, pulses and benchmark CI in a project.",
  } satisfies PageMeta,
  terms: ["MLIR"] satisfies readonly GlossaryTerm[],
  hero: {
    kicker: "Compiler Studio: quantum compilers",
    title: "Same\u00a0program, fewer\u00a0gates.",
    lead: "Compiler Studio fits your quantum program to each device you use, and checks every step.",
    action: { label: "Compile a circuit", to: "/compiler#compiler", needsScript: true },
    counted: "two-qubit gates, against Qiskit and tket",
    /** A phone says what the drawing is labeled with. */
    baseline: (textbook: number) => `The textbook router alone leaves ${textbook}.`,
  },
  /** The compiler itself: what it is, where to get it and where to complain. */
  code: {
    title: "Take it home",
    text: (kilobytes: number) =>
      `This compiler is MIT licensed, takes ${kilobytes}\u00a0kB and needs no other package.`,
    download: "Download for Node.js",
    /** The first digits follow it, by which a visitor can tell that the download is this file. */
    version: (version: string) => `Version ${version}, SHA-256`,
    source: "Source archive",
    changelog: "Changelog",
    report: "Report a fault",
    run: "Run the download",
    /** The package's README has the same command. */
    command: (file: string) =>
      `tar -xzf ${file} && node package/dist/bin/compile.js program.qasm --device line-5`,
    qiskit: "Its Python example takes a Qiskit circuit and gives you a Qiskit circuit back.",
    /** The email in which a fault is reported, with the address that holds the program. */
    letter: {
      subject: "A fault in the compiler",
      body: (address: string) =>
        `The program and its settings: ${address}\r\n\r\nWhat I expected:\r\n\r\nWhat I saw:\r\n`,
    },
  },
  routers: {
    text: ({ bits }: AdderCounts, pairs: number, alone: RouterCounts, compiled: RouterCounts) =>
      `Each line is a qubit of a ${bits}-bit adder, and where two cross, the compiler swaps them. Over ${pairs} such pairs of circuit and device, our compiler needs fewer CX than with SABRE as its router in ${compiled.fewer}, as many in ${compiled.equal} and more in ${compiled.more}; without the passes that follow, our router needs more swaps in ${alone.more}.`,
  },
  peers: {
    title: "Against Qiskit and tket",
    claim: ({ heldOut }: PeerCounts) =>
      `fewer two-qubit gates, or CX, than the better of Qiskit and tket, on ${heldOut.cases} cases drawn with seed ${heldOut.seed} after release ${heldOut.release} was frozen`,
    heldOut: ({ heldOut, gain }: PeerCounts) =>
      `It saves ${gain.heldOutLine}% on a line and ${gain.heldOutFull}% where every pair is coupled, ${gain.heldOutWide}% on programs of up to ${heldOut.mostQubits} qubits on grids and heavy hexagons, and needs more in ${heldOut.more} cases.`,
    facts: [
      {
        number: ({ cases }: PeerCounts) => `${cases.fewer} of ${cases.all}`,
        text: ({ cases }: PeerCounts) =>
          `public cases that we tuned on take fewer CX, ${cases.tied} as many and ${cases.more} more.`,
      },
      {
        number: ({ gain }: PeerCounts) => `${gain.sparseLeast}% to ${gain.sparseMost}%`,
        text: ({ gain }: PeerCounts) =>
          `fewer CX there on sparse devices, but ${gain.full}% where every pair is coupled.`,
      },
      {
        number: ({ slower, heldOut }: PeerCounts) => `${slower.cases} of ${heldOut.cases}`,
        text: ({ slower }: PeerCounts) =>
          `held-out cases in which Qiskit is faster, ${slower.times} times in the mean.`,
      },
    ],
    /** The source of the cases, and what they leave open. */
    method: ({ versions, cases, gain, mostQubits, withoutTket }: PeerCounts) =>
      `The circuits come from MQT Bench, QASMBench and the SABRE paper, arXiv 2204.13719, 2005.13018 and 1809.02573, and we saw our results on them while we tuned the compiler. The largest has ${mostQubits} qubits. Means are geometric, against Qiskit ${versions.qiskit} and pytket ${versions.pytket}; over ${cases.all - cases.emptied} of the ${cases.all} cases the gain is ${gain.all}%, because in ${cases.emptied} neither side has a CX left. ${cases.fourier} cases contain a Fourier transform, for which the compiler has a construction of its own; without them the gain is ${gain.others}%. We didn’t give tket the ${withoutTket} cases whose programs have more than 900 gates, so there Qiskit alone is compared. Release 1.3.0 compiled them, and 1.2.0 the held-out ones. Times are processor seconds of all threads on the held-out cases, ours in a fresh process and Qiskit’s after its imports.`,
    link: { label: "The benchmark, case by case", to: "/resources#routing-benchmark" },
  },
  capabilities: {
    title: "Eight capabilities, in compile order",
    intro:
      "You can order each alone. Each says what this compiler does today, or what a project adds.",
    items: [
      {
        title: "IR bridge",
        lead: "Reads and writes OpenQASM here; the package also writes QIR.",
        text: "In a project we build the bridge from CUDA-Q or Catalyst as an [[MLIR]] dialect, so that one program serves every backend. QIR leaves in the Base Profile today, and what a profile cannot express is refused with a reason.",
      },
      {
        title: "Layout and routing",
        lead: "Extends SABRE, and avoids couplings that you mark as error-prone.",
        text: "No fast method is known that places SWAPs optimally, even on a line, because arXiv 2305.02059 shows that it is NP-hard. In a project we weigh couplings by your calibration data, and try LightSABRE, which by arXiv 2409.08368 needs 18.9% fewer SWAPs than SABRE on average.",
      },
      {
        title: "Native gate synthesis",
        lead: "Gates in a row on one pair of qubits become at most three CX.",
        text: "Each run of one-qubit gates becomes one rotation, and each block on two qubits is rebuilt by Cartan decomposition. In a project we add approximate synthesis, within an error budget that you set, and count T gates where the machine is fault-tolerant.",
      },
      {
        title: "Scheduling",
        lead: "Qubits wait as little as possible; gates that disturb each other stay apart.",
        text: "In a project we write the schedule in the explicit timing of OpenQASM 3. Idle qubits get dynamical decoupling where it measurably helps, and waiting for a measured bit counts as run time.",
      },
      {
        title: "Pulse and analog",
        lead: "Where the vendor allows it, your program goes down to control pulses.",
        text: "In a project we program neutral atoms in Pulser or the maker’s kit, and other devices in OpenQASM 3. IBM removed pulse control from its production processors in February 2025, so there we stop at native gates and say so in the scope.",
      },
      {
        title: "Error mitigation",
        lead: "The method fits your observable, and you know its cost before the run.",
        text: "Zero-noise extrapolation needs no noise model but can be strongly biased. Probabilistic error cancellation is unbiased only if the learned noise model is exact, and the number of runs grows exponentially with the number of noisy gates. Neither replaces error correction.",
      },
      {
        title: "Verification",
        lead: "Each pass is marked proved, only tested or undecided.",
        text: "Routing reorders the qubits, and the check follows it. On this page the full matrix proves small circuits, and for larger ones it follows what becomes of X and Z of every qubit. In a project we add decision diagrams and the ZX calculus, which prove more. For everything else, random tests can find an error but prove nothing.",
      },
      {
        title: "Benchmark CI",
        lead: "Public suites and your own circuits, compiled again at every commit.",
        text: "In a project we run MQT Bench, Benchpress and QASMBench in your continuous integration, with pinned compilers and seeds. We report depth, two-qubit gates and compile time, and a regression fails the build.",
      },
    ] satisfies readonly Capability[],
  },
  engagements: {
    title: "Three engagement models",
    intro: "We first measure what you have. Each block is a week.",
    /** A duration is drawn as weeks, or as an arrow where no end is agreed. */
    models: [
      {
        name: "Compiler sprint",
        duration: durations.sprint,
        text: `One workflow on one backend, for a circuit that has to run better on your device. With its handover, the project takes ${weeks.project}.`,
        terms: {
          Plan: `${plans.starter.name}, ${priceText(plans.starter.price)}`,
          "You bring": "Program, device data, settings",
          "Ends with": "Passes merged, benchmark report",
        },
      },
      {
        name: "Multi-backend",
        duration: durations.multiBackend,
        text: "One IR for at least 3 devices, with a test suite that shows where their results differ.",
        terms: {
          Plan: `${plans.growth.name}, ${priceText(plans.growth.price)}, 3\u00a0backends`,
          "You bring": "Programs, data of each device",
          "Ends with": "IR and backends in CI, report, PQC blueprint",
        },
      },
      {
        name: "Residency",
        duration: { open: "On retainer" },
        text: "Our engineers work in your compiler team for as long as your hardware keeps changing.",
        terms: {
          Plan: `${plans.enterprise.name}, ${priceText(plans.enterprise.price).toLowerCase()}`,
          "You bring": "A roadmap and a reviewer",
          "Ends with": "Your notice; the code stays yours",
        },
      },
    ],
    pricing: { label: "Indicative pricing", to: "/#pricing-section" },
  },
  deliverables: {
    title: "Five deliverables",
    intro: "Everything lands in your own repository, in these places.",
    /** Each with its place in the client's repository. */
    items: [
      {
        path: "ir/",
        title: "Dialect and bridges",
        text: "The shared form of your programs, with importers, exporters and their tests.",
      },
      {
        path: "passes/",
        title: "Passes for your targets",
        text: "Layout, routing, synthesis and scheduling, each with tests of its own.",
      },
      {
        path: "verify/",
        title: "Equivalence harness",
        text: "Checks any pass, yours included, and names the method behind its verdict.",
      },
      {
        path: "bench/",
        title: "Benchmark suite",
        text: "Circuits, pinned compilers, seeds and raw results, which your CI can rerun.",
      },
      {
        path: "REPORT.md",
        title: "Benchmarking report",
        text: "What was gained, how much it varies, and where it isn’t worth the cost.",
      },
    ] satisfies readonly (TitledText & { path: string })[],
    more: { label: "The paper: a portable IR", to: "/resources#portable-ir" },
  },
  contact: {
    title: "Name a program, a device and today’s compiler",
    text: "You will get the baseline that we would measure, and the pass that we would try first.",
    link: { label: "Talk about a compiler", to: "/contact#compiler" },
  } satisfies NextStep,
} as const;
