import type { StageName, Verdict } from "@adyakshar/quantum/compiler";

import { deviceNames } from "./instrument-sections.ts";

type DeviceId = "line" | "ring" | "grid" | "heavy-hex" | "full" | "edges";

interface Words {
  device: string;
  devices: Record<DeviceId, string>;
  couplings: { qubits: string; couplings: string; note: string };
  edges: { label: string; note: string; initial: string };
  basis: { label: string; choices: Record<"cx" | "cz", string> };
  seed: string;
  /** What came of a run, before the verdict on it. */
  line: (gate: string, counts: Record<"naive" | "sabre" | "ours", number>, depth: number) => string;
  before: string;
  after: (pass: number, name: string) => string;
  counts: { depth: string; twoQubit: string };
  legend: string;
  circuitTable: { caption: string; columns: readonly [string, string] };
  code: Record<"title" | "note" | "notDrawn", string> & {
    step: (step: number) => string;
    all: (lines: number) => string;
  };
  map: Record<"title" | "place" | "still" | "moved", string>;
  passes: {
    title: string;
    pass: string;
    of: string;
    previous: string;
    next: string;
    names: Record<StageName, string>;
    notes: Record<StageName, string>;
  };
  results: {
    caption: string;
    columns: readonly [string, string, string];
    asWritten: string;
    /** Before their number. */
    sabre: string;
    optimum: readonly [proved: string, notProved: string, open: string, searching: string];
    names: Record<"asWritten" | "naive" | "sabre" | "ours" | "optimum", string>;
    note: Record<"cx" | "cz", string>;
  };
  verdicts: Record<Verdict, { lead: string; text?: string }>;
  /** What was compared; the order itself follows in type of its own. */
  upTo: (lead: string, detail: string) => string;
  running: string;
  /** After that, while it takes long. */
  doing: Record<"comparing" | "routing" | "checking", string>;
  waiting: string;
  copy: { idle: string; copied: string; refused: string; none: string };
}

export const compilerWords = {
  device: "device",
  devices: deviceNames,
  couplings: {
    qubits: "qubits",
    couplings: "couplings",
    note: "The device is as large as the program needs.",
  },
  edges: {
    label: "couplings",
    note: "Pairs of qubits that can interact, as 0-1, 1-2 or 0-1 1-2.",
    initial: "0-1, 1-2, 2-3, 1-3",
  },
  basis: { label: "two-qubit gate", choices: { cx: "CX", cz: "CZ" } },
  seed: "seed",
  line: (gate, { naive, sabre, ours }, depth) => {
    const [least, published, most, steps] = [ours, sabre, naive, depth].map((n) =>
      n.toLocaleString("en-US"),
    );
    if (naive === 0) return `No two-qubit gates, depth ${steps}.`;
    return `${least} ${gate}, depth ${steps}; SABRE ${published}, naive ${most}.`;
  },
  before: "before: routed as written",
  after: (pass, name) => `after pass ${pass}, ${name}`,
  counts: { depth: "depth", twoQubit: "two-qubit" },
  legend:
    "Color is a gate’s phase: blue T at 45°, violet S at 90°, magenta Z at 180°. A shaded pair is a SWAP, three two-qubit gates.",
  circuitTable: {
    caption: "Gates by column, on the wires as numbered",
    columns: ["Column", "Gates"],
  },
  code: {
    title: "the same in OpenQASM",
    note: "Point at a gate or a line, or tap it: each shows the other.",
    step: (step) => `step ${step}`,
    notDrawn: "not drawn",
    all: (lines) => `all ${lines} with Copy OpenQASM.`,
  },
  map: {
    title: "where the program’s qubits begin on the device",
    place: "on place",
    still: "Every qubit ends where it began.",
    moved: "Arrows lead to where they end:",
  },
  passes: {
    title: "passes, by two-qubit gates left",
    pass: "pass",
    of: "of",
    previous: "Previous pass",
    next: "Next pass",
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
      written: "The program as it was read, gates counted in the basis. No device yet.",
      canceled:
        "Gates that undo each other are gone, also where only gates that commute with them stood between.",
      resynthesized:
        "Each run of gates on one pair of qubits is rebuilt with at most three CX. SWAPs of the program become a new order of the wires.",
      routed:
        "Qubits are placed on the device, and SWAPs bring together those that must interact: the best of many seeded trials.",
      fused:
        "SWAPs are merged with the gates beside them: a SWAP next to a CX on the same pair costs one CX, not three.",
      searched:
        "An exhaustive search over circuits with the same branching gates found a cheaper one than the router.",
      merged:
        "Each run of one-qubit gates becomes one gate. This is the circuit that the verdict is about.",
    },
  },
  results: {
    caption: "what it costs",
    columns: ["circuit", "depth", "two-qubit gates"],
    names: {
      asWritten: "as written",
      naive: "naive routing",
      sabre: "SABRE",
      ours: "ours",
      optimum: "fewest",
    },
    asWritten: "no device",
    sabre: "textbook, trials:",
    optimum: ["same path sum", "not proved", "open", "searching"],
    note: {
      cx: "Counted in one-qubit gates and CX: a SWAP is three, a controlled phase two.",
      cz: "Counted in one-qubit gates and CZ: a SWAP is three, a controlled phase two.",
    },
  },
  verdicts: {
    proved: { lead: "Equal" },
    "not refuted": {
      lead: "Not refuted",
      text: "Random tests found no difference. That is not a proof: this page proves equality only up to 10 qubits, or for Clifford circuits.",
    },
    undecided: { lead: "Undecided", text: "Nothing is proved, and nothing refuted." },
    refuted: { lead: "Refuted", text: "by a test: the compiled circuit differs. Please tell us." },
  },
  upTo: (lead, detail) => `${lead}: ${detail}, up to a global phase and the output order`,
  running: "Compiling",
  doing: {
    comparing: "routing with SABRE to compare",
    routing: "placing, routing and optimizing",
    checking: "checking that both are equal",
  },
  waiting: "The result appears here.",
  copy: {
    idle: "Copy OpenQASM",
    copied: "OpenQASM copied",
    refused: "The browser refused the clipboard",
    none: "Nothing to copy: this program was not compiled.",
  },
} as const satisfies Words;
