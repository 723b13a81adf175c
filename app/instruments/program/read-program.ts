import type { DynamicProgram, Program } from "@adyakshar/quantum/qasm";
import { parse, QasmError, sizeOf } from "@adyakshar/quantum/qasm";
import { thousands } from "#app/lib/format.ts";
import type { Answer } from "../kit/run-state.ts";
import { MAX_PROGRAM_LENGTH } from "./program-settings.ts";
import { programFaults } from "./words.ts";

export function readProgram(
  source: string,
  maxQubits: number,
): Answer<(Program | DynamicProgram) & { size: number }> {
  if (source.length > MAX_PROGRAM_LENGTH) {
    return refused(programFaults.tooLong, source.length, MAX_PROGRAM_LENGTH);
  }
  try {
    const program = parse(source);
    const size = sizeOf(program.qubits);
    return size <= maxQubits
      ? { result: { ...program, size } }
      : refused(programFaults.tooMany, size, maxQubits);
  } catch (error) {
    if (!(error instanceof QasmError)) throw error;
    const { reason, line, column } = error;
    return { fault: { reason, line, column } };
  }
}

function refused(say: typeof programFaults.tooLong, count: number, max: number) {
  return { fault: { reason: say(thousands(count), thousands(max)) } };
}
