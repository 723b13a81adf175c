import type { Basis, Counts } from "@adyakshar/quantum/circuit";
import type { Level, StageName, Verdict } from "@adyakshar/quantum/compiler";
import type { Note } from "@adyakshar/quantum/qasm";
import type { CircuitDiagram } from "./circuit-diagram.ts";
import type { Shape } from "./devices.ts";

export interface CompileRequest {
  source: string;
  /** A device's shape, made large enough for the program, or its edges or JSON. */
  device: Shape | { edges: string };
  /** A basis named in a device's JSON wins over this one. */
  basis: Basis;
  level: Level;
  seed: number;
}

/** A stage of the compiler as the page shows it, where it is called a pass. */
export interface ShownPass {
  name: StageName;
  counts: Counts;
  diagram: CircuitDiagram;
  /** The program after it, line by line; the index of the line of its first gate, and the number of its gates. */
  lines: readonly string[];
  firstGate: number;
  gates: number;
}

export interface CompileResult {
  device: {
    name: string;
    size: number;
    edges: readonly (readonly [number, number])[];
    /** True if a coupling has its gate in one direction only. */
    isOneWay: boolean;
    /** Qubits that no coupling joins to the rest. */
    leftOut: readonly number[];
  };
  basis: Basis;
  before: CircuitDiagram;
  passes: readonly ShownPass[];
  baselines: { asWritten: Counts; naive: Counts; sabre: Counts };
  trials: number;
  ours: Counts;
  optimum: Counts | null;
  verdict: Verdict;
  detail: string;
  /** The wire that each program qubit begins on, and the one that it ends on. */
  layout: readonly number[];
  output: readonly number[];
  qasm: string;
  /** Base Profile; absent for a program that measures on its way. */
  qir: string | undefined;
  notes: readonly Note[] | undefined;
}
