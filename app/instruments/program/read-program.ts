import { programFaults } from "#app/content/quantum/program-words.ts";
import { thousands } from "#app/drawing/format.ts";
import { QasmError } from "#app/engine/qasm/error.ts";
import { parse } from "#app/engine/qasm/parse.ts";
import type { Program } from "#app/engine/qasm/program.ts";
import { longestProgram, type Outcome } from "./program.ts";

/** Parses a visitor's program, within the bounds of an instrument. */
export function readProgram(source: string, mostQubits: number): Outcome<Program> {
  if (source.length > longestProgram) {
    return refused(programFaults.tooLong, source.length, longestProgram);
  }
  try {
    const program = parse(source);
    const { qubits } = program.circuit;
    return qubits <= mostQubits
      ? { result: program }
      : refused(programFaults.tooMany, qubits, mostQubits);
  } catch (error) {
    if (!(error instanceof QasmError)) throw error;
    const { reason, line, column } = error;
    return { fault: { reason, line, column } };
  }
}

function refused([found, allowed]: readonly [string, string], count: number, most: number) {
  return { fault: { reason: `${found} ${thousands(count)}; ${allowed} ${thousands(most)}.` } };
}
