import { editorLabel } from "#app/content/quantum/instrument-sections.ts";
import { thousands } from "#app/lib/format.ts";

/** The program's part of the compiler and of the simulator. */
export const programWords = {
  program: "program",
  presets: {
    parityPhase: "parity phase",
    ghz: "GHZ",
    ghz50: "GHZ of 50",
    qft: "QFT",
    toffoli: "Toffoli",
    adder: "adder",
    qaoa: "QAOA",
    grover: "Grover",
    estimation: "phase estimation",
    teleportation: "teleportation",
    vqe: "VQE ansatz",
    random: "random",
    own: "yours",
  },
  notes: {
    parityPhase: "Four qubits that talk across the register, as redundant as generated code.",
    ghz: "All qubits entangled in a chain: all read 0, or all read 1.",
    ghz50: "The same with fifty qubits: which method still can?",
    qft: "The quantum Fourier transform: every qubit meets every other.",
    toffoli: "One reversible AND, in gates that devices have.",
    adder: "Adds two numbers in place, carry by carry.",
    grover: "Searches eight states for the marked one, 101, in two rounds.",
    estimation:
      "Reads a third of a turn into bits: behind the leading 1, the likeliest is the fraction nearest to 1/3.",
    teleportation:
      "Two measured bits decide what is done to q2. Undoing the preparation on q2 then always reads 0, which shows that the state arrived.",
    qaoa: "One round toward the largest cut of a random graph: good cuts become likelier.",
    vqe: "Rotations and ladders of CX with fixed angles, as a variational solver uses them.",
    random: "Random gates on random pairs: soon too entangled for a small bond.",
    own: "Edit it here, or paste your own.",
  },
  qubits: "qubits",
  /** In place of their number, for a program of the visitor's own. */
  asWritten: "as written",
  seed: "seed",
  editor: editorLabel,
  fold: "What it reads",
  accepted: (qubits: number, characters: number) =>
    `Takes OpenQASM 2 and 3, up to ${qubits} qubits and ${thousands(characters)} characters, with subroutines, loops, measurement, reset, if, switch and physical qubits. Not taken: loops that a measurement ends, break, continue, array, input, end, complex, extern, opaque, pragma, annotations, timing and calibration.`,
  bringBack: "Bring back your earlier program",
  allLines: (lines: number) => `all ${lines} lines`,
} as const;

export const programFaults = {
  tooLong: (characters: string, most: string) =>
    `The program is too long. Characters: ${characters}; this page reads at most ${most}.`,
  tooMany: (qubits: string, most: string) =>
    `The program is too large. Qubits: ${qubits}; this instrument takes at most ${most}.`,
} as const;

/** Notes on a program that measures, resets or decides on its way; the reason comes first. */
export const dynamicNotes = {
  simulated: (why: string) =>
    `${why}: every shot runs the program anew, so shares are counted and not computed`,
} as const;
