import type { Circuit } from "../circuit/gate.ts";
import { printDynamic } from "./print-dynamic.ts";
import type { Program, Step } from "./program.ts";
import { asSteps } from "./steps.ts";

/** A circuit as a program without measurements, on one register `q`. */
export function programOf(circuit: Circuit): Program {
  return { circuit, qubits: [{ name: "q", size: circuit.qubits }], bits: [], measurements: [] };
}

/** OpenQASM 3, or 2. */
export function print(
  program: Program,
  { version = 3, comments = [] }: { version?: 2 | 3; comments?: readonly string[] } = {},
): string {
  const resets = (program.resets ?? []).map((qubit): Step => ({ name: "reset", qubits: [qubit] }));
  const { steps, ...rest } = asSteps(program);
  return printDynamic({ ...rest, steps: [...resets, ...steps] }, comments, version);
}
