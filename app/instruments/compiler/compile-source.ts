import {
  type CompiledText,
  type Coupling,
  compileText,
  DeviceError,
  parseDevice,
  smallestDevices,
} from "@adyakshar/quantum/compiler";
import type { Answer } from "../kit/run-state.ts";
import { readProgram } from "../program/read-program.ts";
import type { CompileRequest, CompileResult } from "./calls.ts";
import { resultOf } from "./pass-diagrams.ts";
import { MAX_QUBITS } from "./settings.ts";

/** Amplitudes that the verdict may touch: a Fourier transform of twenty qubits on a grid, in half of the time limit on a phone. */
const VERIFY_BUDGET = 1e9;

/** Reports what the fast level finds, then gives the best that the compiler finds in time. */
export async function compileSource(
  { source, device: choice, level, seed, ...given }: CompileRequest,
  report: (progress: CompileResult) => void = () => {},
): Promise<Answer<CompileResult>> {
  const read = readProgram(source, MAX_QUBITS);
  if ("fault" in read) return read;
  const { size, ...program } = read.result;
  try {
    const device =
      typeof choice === "object" ? ownDevice(choice.edges) : smallestDevices[choice](size);
    const shown = (text: CompiledText) => resultOf(program, device, text);
    const text = await compileText(program, device, {
      level,
      seed,
      basis: device.basis ?? given.basis,
      baselines: true,
      verifyBudget: VERIFY_BUDGET,
      onFirstAnswer: (first) => report(shown(first)),
    });
    return { result: shown(text) };
  } catch (error) {
    if (error instanceof DeviceError) return { fault: { reason: error.message } };
    throw error;
  }
}

/** The visitor's own device. Counts of Qiskit and tket are stored by a device's name, and none is stored as "edges". */
function ownDevice(text: string): Coupling {
  return { ...parseDevice(text), name: "edges" };
}
