import type { PresetId } from "#app/instruments/program/presets.ts";

interface Words {
  program: string;
  presets: Record<PresetId | "own", string>;
  qubits: string;
  editor: string;
  line: string;
  column: string;
  /** Before and after their number. */
  all: string;
  lines: string;
  asTable: string;
  columnsDrawn: string;
}

/** The program's part of the compiler and of the simulator. */
export const programWords = {
  program: "program",
  presets: {
    parityPhase: "parity phase",
    bell: "Bell",
    ghz: "GHZ",
    qft: "QFT",
    toffoli: "Toffoli",
    adder: "adder",
    qaoa: "QAOA",
    vqe: "VQE ansatz",
    own: "yours",
  },
  qubits: "qubits",
  editor: "Program in OpenQASM 2 or 3",
  line: "line",
  column: "column",
  all: "all",
  lines: "lines",
  asTable: "The same as a table",
  columnsDrawn: "Columns not drawn:",
} as const satisfies Words;

/** Before each number; all that the worker says of its own. */
export const programFaults = {
  tooLong: ["The program is too long. Characters:", "this page reads at most"],
  tooMany: ["The program is too large. Qubits:", "this instrument takes at most"],
} as const satisfies Record<string, readonly [string, string]>;
