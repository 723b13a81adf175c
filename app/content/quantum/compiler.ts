import { durations, plans, weeks } from "../specification.ts";
import type { Capability, Hero, NavLink, NextStep, PageMeta, TitledText } from "../types.ts";

/** The price of our router's gains, over the pairs of the benchmark. */
export interface RouterPrice {
  /** Pairs in which its circuit is deeper, and by how many percent at most. */
  deeper: number;
  deepest: number;
}

export interface AdderCounts {
  bits: number;
  ours: { depth: number };
  sabre: { depth: number };
}

/** Pairs of circuit and device in which one router needs fewer, as many or more than another, and its mean gain in percent. */
export type RouterCounts = Record<"fewer" | "equal" | "more" | "gain", number>;

/** The compiler beside the two that most use: cases of the benchmark, and how many CX fewer, in percent. */
export interface PeerCounts extends Record<"mostQubits" | "withoutTket", number> {
  versions: Readonly<Record<string, string>>;
  cases: Record<"all" | "fewer" | "tied" | "more" | "emptied" | "fourier", number>;
  /** Drawn after the compiler was frozen. */
  heldOut: Record<"cases" | "programs" | "more" | "mostQubits", number>;
  gain: Record<
    "all" | "others" | "heldOut" | "heldOutLine" | "heldOutFull" | "heldOutOthers",
    number
  > &
    Record<"full" | "sparseLeast" | "sparseMost", number>;
  slower: Record<"cases" | "times" | "heldOut" | "heldOutTimes", number>;
}

export const compilerPage = {
  meta: {
    title: "Quantum Compiler Studio | Adyakshar Quantum Labs",
    description:
      "A quantum compiler to try, download and measure: layout, routing, synthesis and verification today; IR bridges, scheduling, pulses and benchmark CI in a project.",
  } satisfies PageMeta,
  hero: {
    kicker: "Compiler Studio: quantum compilers",
    title: "Same\u00a0program, fewer\u00a0gates.",
    lead: "Compiler Studio fits your quantum program to each device you use and checks every step. In most of our tests it leaves fewer two-qubit gates than Qiskit and tket.",
    action: { label: "Compile a circuit", to: "/compiler#compiler", needsScript: true },
    /** Each count goes from the first number to the second. */
    counts: { cx: "two-qubit gates", depth: "time steps" },
    baseline: "against the textbook router",
  } satisfies Hero & { counts: Record<"cx" | "depth", string>; baseline: string },
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
  /** For those who make devices, and for those whose device the instrument does not know. */
  makers: {
    title: "If you build the device",
    text: "Enter your own coupling map above, with error rates if you have them, and compile for it. In a project we add your gate set and your calibration data.",
    links: [{ label: "Case study: neutral-atom startup", to: "/case-studies#neutral-atom" }],
  } satisfies { title: string; text: string; links: readonly NavLink[] },
  routers: {
    title: "Our router, with the other passes and alone",
    intro: ({ bits, sabre, ours }: AdderCounts) =>
      `Each line is a qubit of a ${bits}-bit adder. Where two lines cross, the compiler swaps two qubits, and such a [[SWAP]] usually costs three gates. Our compiler needs ${ours.depth} time steps; with SABRE as its router it needs ${sabre.depth}.`,
    text: (pairs: number) =>
      `The table makes the same comparison for ${pairs} pairs of circuit and device. We tuned our router for the passes that follow it. With them it usually saves gates, but alone it sometimes needs more SWAPs than SABRE.`,
    price: ({ deeper, deepest }: RouterPrice) =>
      `It sometimes pays in depth: in ${deeper} pairs its circuit is deeper, by up to ${deepest}%.`,
    columns: ["Against SABRE", "Fewer", "As many", "More", "On average"],
    alone: "The router alone, in SWAPs",
    compiled: "With the passes that follow, in CX",
    depth: "With the passes that follow, in depth",
    /** A mean gain in percent; a loss is negative. */
    gain: (percent: number) => (percent < 0 ? `${-percent}% more` : `${percent}% fewer`),
    link: { label: "Where it loses, run by run", to: "/research#negative-result" },
  },
  peers: {
    title: "Against Qiskit and tket",
    claim: ({ heldOut }: PeerCounts) =>
      `fewer two-qubit gates, or CX, than the better of Qiskit and tket, on ${heldOut.cases} cases that we did not tune on`,
    heldOut: ({ heldOut, gain }: PeerCounts) =>
      `We ran ${heldOut.programs} programs of up to ${heldOut.mostQubits} qubits on two devices, with three seeds each. The compiler saves ${gain.heldOutLine}% on a line and ${gain.heldOutFull}% where every pair is coupled; without the two Clifford programs, which gain most, ${gain.heldOutOthers}% in all. In ${heldOut.more} cases it needs more.`,
    cases: ({ cases, gain, slower }: PeerCounts) =>
      `We tuned on ${cases.all} cases, each a circuit from a public suite on one device and most of them larger. The compiler needs fewer CX in ${cases.fewer} of them, the same in ${cases.tied} and more in ${cases.more}. It saves ${gain.sparseLeast}% to ${gain.sparseMost}% on the sparse devices, but only ${gain.full}% where every pair is coupled. Qiskit is faster in ${slower.cases} cases, up to ${slower.times} times.`,
    /** The source of the cases, and what they leave open. */
    method: ({ versions, cases, gain, mostQubits, withoutTket, slower, heldOut }: PeerCounts) =>
      `The circuits come from MQT Bench, QASMBench and the SABRE paper, arXiv 2204.13719, 2005.13018 and 1809.02573, and we saw our results on them while we tuned the compiler. The largest has ${mostQubits} qubits. Means are geometric, against Qiskit ${versions.qiskit} and pytket ${versions.pytket}; over ${cases.all - cases.emptied} of the ${cases.all} cases the gain is ${gain.all}%, because in ${cases.emptied} neither side has a CX left. ${cases.fourier} cases contain a Fourier transform, for which the compiler has a construction of its own; without them the gain is ${gain.others}%. We didn’t give tket the ${withoutTket} programs of more than 900 gates, so there Qiskit alone is compared. Qiskit is also faster in ${slower.heldOut} of the ${heldOut.cases} later cases, up to ${slower.heldOutTimes} times; the compiler that ran them is today’s.`,
    link: { label: "The benchmark, case by case", to: "/resources#routing-benchmark" },
  },
  capabilities: {
    title: "Eight capabilities, in compile order",
    intro:
      "You can order each alone. Each line says what this compiler does today, or what a project adds.",
    items: [
      {
        title: "IR bridge",
        lead: "The compiler on this page reads and writes OpenQASM, and its package also writes QIR.",
        text: "In a project we build the bridge from CUDA-Q or Catalyst as an [[MLIR]] dialect, so that one program serves every backend. QIR leaves in the Base Profile today, and what a profile cannot express is refused with a reason.",
      },
      {
        title: "Layout and routing",
        lead: "Our router extends SABRE, and it avoids the couplings that you mark as error-prone.",
        text: "No fast method is known that places SWAPs optimally, even on a line, because arXiv 2305.02059 shows that it is NP-hard. In a project we weigh couplings by your calibration data, and try LightSABRE, which by arXiv 2409.08368 needs 18.9% fewer SWAPs than SABRE on average.",
      },
      {
        title: "Native gate synthesis",
        lead: "Consecutive gates on one pair of qubits come down to at most three CX.",
        text: "Each run of one-qubit gates becomes one rotation, and each block on two qubits is rebuilt by Cartan decomposition. In a project we add approximate synthesis, within an error budget that you set, and count T gates where the machine is fault-tolerant.",
      },
      {
        title: "Scheduling",
        lead: "Qubits wait as little as possible, and gates that disturb each other stay apart.",
        text: "In a project we write the schedule in the explicit timing of OpenQASM 3. Idle qubits get dynamical decoupling where it measurably helps, and waiting for a measured bit counts as run time.",
      },
      {
        title: "Pulse and analog",
        lead: "Where the vendor allows it, your program goes all the way to control pulses.",
        text: "In a project we program neutral atoms in Pulser or the maker’s kit, and other devices in OpenQASM 3. IBM removed pulse control from its production processors in February 2025, so there we stop at native gates and say so in the scope.",
      },
      {
        title: "Error mitigation",
        lead: "We match the method to your observable and tell you what it will cost.",
        text: "Zero-noise extrapolation needs no noise model but can be strongly biased. Probabilistic error cancellation is unbiased only if the learned noise model is exact, and the number of runs grows exponentially with the number of noisy gates. Neither replaces error correction.",
      },
      {
        title: "Verification",
        lead: "Each pass is marked proved, only tested or undecided.",
        text: "Routing reorders the qubits, and the check follows it. On this page the full matrix proves small circuits, and for larger ones it follows what becomes of X and Z of every qubit. In a project we add decision diagrams and the ZX calculus, which prove more. For everything else, random tests can find an error but prove nothing.",
      },
      {
        title: "Benchmark CI",
        lead: "Public suites and your own circuits are compiled again at every commit.",
        text: "In a project we run MQT Bench, Benchpress and QASMBench in your continuous integration, with pinned compilers and seeds. We report depth, two-qubit gates and compile time, and a regression fails the build.",
      },
    ] satisfies readonly Capability[],
  },
  engagements: {
    title: "Three engagement models",
    intro:
      "We first measure what you have, and we stop if there is nothing to gain. Each block below is a week.",
    /** A duration is drawn as weeks, or as an arrow where no end is agreed. */
    models: [
      {
        name: "Compiler sprint",
        duration: durations.sprint,
        text: `One workflow on one backend, for a circuit that has to run better on your device. With its handover, the project takes ${weeks.project}.`,
        terms: {
          Plan: `${plans.starter.name}, ${plans.starter.price}`,
          "You bring": "Program, device data, settings",
          "Ends with": "Passes merged, benchmark report",
        },
      },
      {
        name: "Multi-backend",
        duration: durations.multiBackend,
        text: "One IR for at least 3 devices, with a test suite that shows where their results differ.",
        terms: {
          Plan: `${plans.growth.name}, ${plans.growth.price}, 3\u00a0backends`,
          "You bring": "Programs, data of each device",
          "Ends with": "IR and backends in CI, report, PQC blueprint",
        },
      },
      {
        name: "Residency",
        duration: { open: "On retainer" },
        text: "Our engineers work in your compiler team for as long as your hardware keeps changing.",
        terms: {
          Plan: `${plans.enterprise.name}, ${plans.enterprise.price.toLowerCase()}`,
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
    text: "We’ll tell you which baseline we would measure and which pass we would try first, or why to change nothing.",
    link: { label: "Talk about a compiler", to: "/contact#compiler" },
  } satisfies NextStep,
} as const;
