import type { Counts } from "../circuit/counts.ts";
import type { Basis } from "../circuit/decompose.ts";
import { type ParseOptions, parseDynamic } from "../qasm/parse.ts";
import { print } from "../qasm/print.ts";
import { type DynamicProgram, isPhysical, type Note, type Program } from "../qasm/program.ts";
import { asSteps } from "../qasm/steps.ts";
import { compile, type StageName } from "./compile.ts";
import type { CompileOptions } from "./compile-options.ts";
import { type Coupling, deviceNamed } from "./coupling.ts";
import { compileDynamic } from "./dynamic.ts";
import { markedCircuit } from "./marked-circuit.ts";
import {
  type BaselineRoutes,
  type Baselines,
  baselineRoutes,
  baselines,
} from "./routing/baselines.ts";
import { dynamicBaselines } from "./routing/dynamic-baselines.ts";
import { compiledProgram, placesText } from "./to-program.ts";
import { type Verification, verify } from "./verify/verify.ts";
import { verifyDynamic } from "./verify/verify-dynamic.ts";

export type Progress = "reading" | "comparing" | "compiling" | "verifying";

export interface CompileTextOptions extends CompileOptions, ParseOptions {
  /** Hears what begins. */
  onProgress?: (progress: Progress) => void;
  /** Aborts before the next of these begins; the promise is then rejected with its reason. */
  signal?: AbortSignal;
}

export interface CompiledText extends Verification {
  /** The compiled program in OpenQASM 3. */
  qasm: string;
  basis: Basis;
  /** Every gate that is printed, those of both branches of an `if`; the depth of the longest way through. */
  counts: Counts;
  /** Where each of the program's qubits begins and ends on the device. */
  layout: readonly number[];
  output: readonly number[];
  /** The same counts of the program as written, and of two textbook routers. */
  baselines: Baselines;
  /** The program after each pass. */
  stages: readonly { name: StageName; counts: Counts; qasm: string }[];
  /** What a reader of the result should know, with line and column. */
  notes: readonly Note[];
}

/** What is said of a program that measures, resets or decides on its way, behind the reason why it does. */
const segmentsNote =
  "measurements, resets and branches stay where they are, and the gates between them are compiled and compared segment by segment; counts hold the gates of both branches of an if, depth the longer one";

/** Reads a program of any kind, compiles it for a device, and verifies the result. */
export async function compileText(
  source: string,
  device: Coupling | string,
  given: CompileTextOptions = {},
): Promise<CompiledText> {
  const begin = async (progress: Progress) => {
    given.onProgress?.(progress);
    // Only while nothing is computed can a signal arrive.
    await new Promise((resume) => setTimeout(resume));
    given.signal?.throwIfAborted();
  };
  const coupling = typeof device === "string" ? deviceNamed(device) : device;
  const basis = given.basis ?? coupling.basis ?? "cx";
  const options = { ...given, basis };
  await begin("reading");
  const program = parseDynamic(source, options);
  await begin("comparing");
  const gates = isPlain(program) ? program.circuit : markedCircuit(asSteps(program), false).source;
  const routes = baselineRoutes(gates, coupling, { seed: given.seed });
  const compared = { ...options, baselineRoutes: routes };
  await begin("compiling");
  const { verification, ...compiled } = isPlain(program)
    ? compileCircuit(program, coupling, compared)
    : compileSteps(asSteps(program), coupling, compared);
  await begin("verifying");
  return { ...compiled, ...verification(), basis };
}

/** True of a circuit whose qubits may begin anywhere. */
function isPlain(program: Program | DynamicProgram): program is Program {
  return "circuit" in program && !isPhysical(program);
}

/** Options with what the result is shown beside. */
interface ComparedOptions extends CompileTextOptions {
  basis: Basis;
  baselineRoutes: BaselineRoutes;
}

function compileCircuit(program: Program, device: Coupling, options: ComparedOptions) {
  const { circuit, notes = [] } = program;
  const compiled = compile(circuit, device, options);
  const { counts, layout, output, stages } = compiled;
  return {
    qasm: print(compiledProgram(program, compiled), placesText(compiled)),
    counts,
    layout,
    output,
    notes,
    stages: stages.map((stage) => ({
      name: stage.name,
      counts: stage.counts,
      qasm: print(compiledProgram(program, stage)),
    })),
    verification: () => verify(circuit, compiled, options),
    baselines: baselines(circuit, device, options, options.baselineRoutes),
  };
}

/** Measurements, resets and branches stay where they are. */
function compileSteps(program: DynamicProgram, device: Coupling, options: ComparedOptions) {
  const { notes = [], why } = program;
  const compiled = compileDynamic(program, device, options);
  const { counts, layout, output, stages } = compiled;
  return {
    qasm: print(compiled.program, placesText(compiled)),
    counts,
    layout,
    output,
    notes: [...notes, { ...why, text: `${why.text}: ${segmentsNote}` }],
    stages: stages.map((stage) => ({
      name: stage.name,
      counts: stage.counts,
      qasm: print(stage.program),
    })),
    verification: () => verifyDynamic(compiled, options),
    baselines: dynamicBaselines(program, device, options, options.baselineRoutes),
  };
}
