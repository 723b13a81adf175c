import { deviceNames } from "#app/content/quantum/instrument-sections.ts";
import { thousands } from "#app/lib/format.ts";

interface Move {
  qubit: number;
  from: number;
  to: number;
}

/** Two-qubit gates; those of Qiskit and tket where the program is a preset that they were measured on. */
interface CountsBeside {
  naive: number;
  sabre: number;
  ours: number;
  qiskit?: number;
  tket?: number;
}

/** Ours first, then what the same program costs elsewhere. */
function numerals({ ours, qiskit, tket, sabre }: CountsBeside) {
  const all = [
    { name: "Ours", value: ours },
    { name: "Qiskit", value: qiskit },
    { name: "tket", value: tket },
    { name: "textbook router", value: sabre },
  ];
  return all.flatMap(({ name, value }) => (value === undefined ? [] : [{ name, value }]));
}

export const compilerWords = {
  device: "device",
  devices: deviceNames,
  size: (qubits: number, couplings: number, isOneWay: boolean) =>
    `${qubits} qubits, ${couplings} couplings${isOneWay ? ", some one way only" : ""}.`,
  leftOut: (qubits: readonly number[]) =>
    `Left out, because no coupling joins them to the rest: ${qubits.slice(0, 12).join(", ")}${qubits.length > 12 ? " …" : ""}.`,
  fitted: "The device is as large as the program needs.",
  edges: {
    label: "your device: couplings, backend or calibration table",
    fold: "What it reads",
    forms: [
      [
        "Pairs of qubits, as you or Python write them",
        "0-1, 1-2 or [(0, 1), (1, 2)] or 0->1, 1->2",
      ],
      ["Pairs with error rates", "{(0, 1): 0.01, (1, 2): 0.02}"],
      ["IBM’s calibration table: the CSV file as it is downloaded", ""],
      [
        "What a Qiskit backend prints: its configuration or its properties as JSON",
        '{"coupling_map": [[0, 1], [1, 2]], "basis_gates": ["cz", "rz", "sx", "x"]}',
      ],
      [
        "JSON of your own",
        '{"qubits": 3, "couplings": [[0, 1], [1, 2]], "basis": "ecr", "errors": [0.01, 0.02]}',
      ],
      [
        "Up to 256 qubits. A coupling that always fails is not used, and a qubit that no coupling reaches is left out. Not read: gates other than CX, CZ and ECR between two qubits.",
        "",
      ],
    ],
    initial: "0-1, 1-2, 2-3, 1-3",
  },
  basis: { label: "two-qubit gate", choices: { cx: "CX", cz: "CZ", ecr: "ECR" } },
  level: {
    label: "effort",
    choices: { fast: "fast", default: "default", thorough: "thorough" },
    notes: {
      fast: "A few trials of the router, and no search.",
      default: "As the command line compiles, unless it is told otherwise.",
      thorough: "Eight times the work and a longer search; a large program takes its time.",
    },
  },
  /** The outcome in words, for who does not see the numerals. */
  line: (counts: CountsBeside) => {
    if (counts.naive === 0) return "The program has no two-qubit gates.";
    const others = numerals(counts)
      .slice(1)
      .map(({ name, value }) => `${name} ${thousands(value)}`);
    return `Ours: ${thousands(counts.ours)} two-qubit gates. ${others.join(", ")}.`;
  },
  /** Beside the numerals. */
  short: (steps: number) => `${thousands(steps)} steps.`,
  numerals,
  numeralsLabel: "two-qubit gates of each compiler",
  meaning: {
    title: "What is counted",
    text: (gate: string, oursDepth: number) =>
      `A two-qubit gate, here ${gate}, makes two qubits interact. On today’s devices it is the step that fails most often, so fewer are better. All start from the same program and end on the same device; ours takes ${thousands(oursDepth)} steps in a row.`,
  },
  before: "before: routed as written",
  after: (pass: number, name: string) => `after pass ${pass}, ${name}`,
  counts: (depth: number, twoQubit: number) => `depth ${depth}, ${twoQubit} two-qubit`,
  legend:
    "Color is a gate’s phase: blue T at 45°, violet S at 90°, magenta Z at 180°. A shaded pair is a SWAP, three two-qubit gates.",
  columnsNotDrawn: (columns: number) => `Columns not drawn: ${columns}`,
  circuitTable: {
    caption: "Gates by column",
    columns: ["Column", "Gates"],
  },
  code: {
    title: "the same in OpenQASM",
    note: "Point at a gate or a line, or tap it: each shows the other.",
    step: (step: number) => `step ${step}`,
    notDrawn: "not drawn",
    all: (lines: number) => `Copy OpenQASM gives all ${lines} lines.`,
  },
  map: {
    title: "where the program’s qubits begin on the device",
    place: (qubit: number, place: number) => `q${qubit} on place ${place}`,
    still: "Every qubit ends where it began.",
    moved: (moves: readonly Move[]) =>
      `Arrows lead to where they end: ${moves.map(({ qubit, from, to }) => `q${qubit} ${from} → ${to}`).join(", ")}.`,
  },
  passes: {
    title: "passes, by two-qubit gates left",
    place: (pass: number, passes: number) => `pass ${pass} of ${passes}`,
    names: {
      written: "parse",
      canceled: "cancel",
      resynthesized: "re\u00ADbuild",
      routed: "place, route",
      fused: "fuse",
      searched: "search",
      merged: "merge",
    },
    notes: {
      written: "The program as it was read, counted in the basis, without a device.",
      canceled: "Gates that undo each other are gone, also across gates that commute with them.",
      resynthesized:
        "Each run of gates on one pair of qubits is rebuilt with at most three CX. SWAPs of the program become a new order of the wires.",
      routed:
        "Qubits are placed on the device, and SWAPs join those that must interact: the best of many seeded trials.",
      fused: "A SWAP next to a CX on the same pair is merged with it and costs one CX, not three.",
      searched:
        "An exhaustive search over circuits with the same branching gates found a cheaper one.",
      merged:
        "Each run of one-qubit gates becomes one gate. This is the circuit that the verdict is about.",
    },
  },
  results: {
    caption: "what it costs",
    columns: ["circuit", "depth", "two-qubit gates"],
    success: (share: number) => `no gate fails: ${(100 * share).toFixed(1)}%`,
    names: {
      asWritten: "as written",
      naive: "naive routing",
      sabre: "SABRE",
      ours: "ours",
      optimum: "fewest",
    },
    asWritten: "no device",
    sabre: (trials: number) => `textbook, no later passes, trials: ${trials}`,
    optimum: { proved: "same path sum", notProved: "not proved", searching: "searching" },
    open: "open",
    note: (gate: string) =>
      `Counted in one-qubit gates and ${gate}: a SWAP is three, a controlled phase two.`,
    peers: "Qiskit is version 2 at level 3, the best of up to 20 seeds; tket runs once.",
  },
  /** The best result so far, while the search goes on. */
  soFar: (found: string) => `So far: ${found} Still searching.`,
  /** A verdict says how sure the result is, and what was found: the program's qubits end in the order given. */
  verdicts: {
    proved: {
      lead: "Proved equal to the program.",
      detail: (found: string, order: string) =>
        `Equal: ${found}, up to a global phase and the output order ${order}.`,
    },
    "not refuted": {
      lead: "Not refuted.",
      detail: (found: string, order: string) =>
        `Not refuted: ${found}, up to a global phase and the output order ${order}. That is not a proof: beyond 10 qubits this page proves equality only where what becomes of X and Z of every qubit is short.`,
    },
    undecided: {
      lead: "Undecided.",
      detail: (found: string) => `Undecided: ${found}. Nothing is proved, and nothing refuted.`,
    },
    refuted: {
      lead: "Refuted.",
      detail: () => "Refuted by a test: the compiled circuit differs. Please tell us.",
    },
  },
  running: "Compiling",
  download: {
    qasm: "Download OpenQASM",
    qir: "Download QIR",
    svg: "Download the picture",
  },
  copy: {
    idle: "Copy OpenQASM",
    copied: "OpenQASM copied",
    refused: "The browser refused the clipboard",
    none: "Nothing to copy: this program was not compiled.",
  },
} as const;
