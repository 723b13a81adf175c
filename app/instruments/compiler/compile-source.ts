import {
  type CompiledProgram,
  type Coupling,
  compileProgram,
  DeviceError,
  full,
  grid,
  heavyHex,
  line,
  parseDevice,
  ring,
} from "@adyakshar/quantum/compiler";
import { isPhysical } from "@adyakshar/quantum/qasm";
import { readProgram } from "../program/read-program.ts";
import type { Answer } from "../run-state.ts";
import type { CompileRequest, CompileResult } from "./calls.ts";
import type { Shape } from "./devices.ts";
import { resultOf } from "./pass-diagrams.ts";
import { MAX_QUBITS } from "./settings.ts";

/** Amplitudes that the verdict may touch: a Fourier transform of twenty qubits on a grid, in half of the time limit on a phone. */
const VERIFY_BUDGET = 1e9;
/** So many amplitudes are compared so soon that the first answer need not wait for the best one. */
const QUICK_VERIFY_BUDGET = 1e7;

/** Reports what the fast level finds, then gives the best that the compiler finds in time. */
export function compileSource(
  { source, device: choice, level, seed, ...given }: CompileRequest,
  report: (progress: CompileResult) => void = () => {},
): Answer<CompileResult> {
  const read = readProgram(source, MAX_QUBITS);
  if ("fault" in read) return read;
  const { size, ...program } = read.result;
  try {
    const device = typeof choice === "object" ? ownDevice(choice.edges) : devices[choice](size);
    const options = { seed, basis: device.basis ?? given.basis };
    const resultAt = (
      compiled: CompiledProgram,
      comparison = compiled.compare(),
      verification = compiled.verify(VERIFY_BUDGET),
    ) => resultOf(program, device, compiled, comparison, verification);
    // Compiled segment by segment, a program takes about as long at the fast level.
    if (level === "fast" || !("circuit" in program) || isPhysical(program))
      return { result: resultAt(compileProgram(program, device, { ...options, level })) };
    const fast = compileProgram(program, device, { ...options, level: "fast" });
    const comparison = fast.compare();
    const verification = fast.verify(QUICK_VERIFY_BUDGET);
    if (verification.verdict !== "undecided") report(resultAt(fast, comparison, verification));
    const best = compileProgram(program, device, { ...options, level });
    return { result: resultAt(best, comparison) };
  } catch (error) {
    if (error instanceof DeviceError) return { fault: { reason: error.message } };
    throw error;
  }
}

/** Its name is none of those that counts of others are kept by. */
function ownDevice(text: string): Coupling {
  return { ...parseDevice(text), name: "edges" };
}

/** The smallest device of each shape that so many qubits fit on. */
export const devices: Record<Shape, (qubits: number) => Coupling> = {
  line,
  ring: (qubits) => ring(Math.max(3, qubits)),
  grid: (qubits) => {
    const rows = Math.max(2, Math.floor(Math.sqrt(qubits)));
    return grid(rows, Math.max(2, Math.ceil(qubits / rows)));
  },
  "heavy-hex": (qubits) => heavyHex(qubits <= 7 ? 7 : qubits <= 16 ? 16 : 27),
  full,
};
