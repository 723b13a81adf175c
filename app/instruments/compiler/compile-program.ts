import {
  amplitudesTouched,
  baselineRoutes,
  type Compiled,
  type Coupling,
  compile,
  compiledProgram,
  DeviceError,
  deviceFromEdges,
  full,
  grid,
  heavyHex,
  line,
  parseDevice,
  placesText,
  ring,
  verify,
} from "@adyakshar/quantum/compiler";
import { isPhysical, type Program, print } from "@adyakshar/quantum/qasm";
import { lateModule } from "#app/lib/late-module.ts";
import { readProgram } from "../program/read-program.ts";
import type { Answer } from "../run-state.ts";
import type { CompileRequest, CompileResult } from "./calls.ts";
import { isDeviceJson, type Shape } from "./devices.ts";
import { comparedWith, passesWithDiagrams, VERIFY_BUDGET } from "./pass-diagrams.ts";
import { MAX_QUBITS } from "./settings.ts";
import { compilerWords } from "./words.ts";

/** So many amplitudes are compared so soon that the first answer need not wait for the best one. */
const MAX_QUICK_AMPLITUDES = 2e7;

/** Reports what the fast level finds, then gives the best that the compiler finds in time. */
export async function compileProgram(
  given: CompileRequest,
  report: (progress: CompileResult) => void = () => {},
): Promise<Answer<CompileResult>> {
  const read = readProgram(given.source, MAX_QUBITS);
  if ("fault" in read) return read;
  const { size, ...program } = read.result;
  try {
    const { device: choice } = given;
    const device = typeof choice === "object" ? ownDevice(choice.edges) : devices[choice](size);
    const request = { ...given, basis: device.basis ?? given.basis };
    if ("circuit" in program && !isPhysical(program))
      return { result: compileCircuit(program, device, request, report) };
    const late = await lateModule(() => import("./compile-dynamic.ts"));
    return { result: late.compileDynamicProgram(program, device, request) };
  } catch (error) {
    if (error instanceof DeviceError) return { fault: { reason: error.message } };
    throw error;
  }
}

function compileCircuit(
  program: Program,
  device: Coupling,
  request: CompileRequest,
  report: (progress: CompileResult) => void,
): CompileResult {
  const { circuit, measurements, notes } = program;
  const { basis, level, seed } = request;
  const routes = baselineRoutes(circuit, device, { seed });
  const comparison = comparedWith(circuit, device, request, routes);
  const resultOf = (compiled: Compiled): CompileResult => ({
    ...comparison,
    passes: passesWithDiagrams(compiled.stages, (stage) => {
      const lines = print(compiledProgram(program, stage)).trimEnd().split("\n");
      const after = stage.circuit.operations.length + measurements.length;
      return { lines, firstGate: lines.length - after };
    }),
    ours: compiled.counts,
    optimum: compiled.optimum ?? null,
    ...verify(circuit, compiled, { seed, budget: VERIFY_BUDGET }),
    layout: compiled.layout,
    output: compiled.output,
    qasm: print(compiledProgram(program, compiled), placesText(compiled)),
    notes,
  });
  const options = { seed, basis, baselineRoutes: routes };
  const fastResult = compile(circuit, device, { ...options, level: "fast" });
  if (amplitudesTouched(circuit, fastResult, VERIFY_BUDGET) < MAX_QUICK_AMPLITUDES)
    report(resultOf(fastResult));
  if (level === "fast") return resultOf(fastResult);
  return resultOf(compile(circuit, device, { ...options, level }));
}

/** Its name is none of those that counts of others are kept by. */
function ownDevice(text: string): Coupling {
  const device = isDeviceJson(text) ? parseDevice(text) : deviceFromEdges(text);
  if (device.size > MAX_QUBITS)
    throw new DeviceError(compilerWords.edges.tooMany(device.size, MAX_QUBITS));
  return { ...device, name: "edges" };
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
