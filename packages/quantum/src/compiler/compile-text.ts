import type { Counts } from "../circuit/counts.ts";
import { type ParseOptions, parse } from "../qasm/parse.ts";
import { print } from "../qasm/print.ts";
import type { StageName } from "./compile.ts";
import type { CompileOptions } from "./compile-options.ts";
import { type Comparison, type CompiledProgram, compileProgram } from "./compile-program.ts";
import { type Coupling, deviceNamed } from "./coupling.ts";
import { placesText } from "./to-program.ts";
import type { Verification } from "./verify/verify.ts";

export type Progress = "reading" | "compiling" | "comparing" | "verifying";

export interface CompileTextOptions extends CompileOptions, ParseOptions {
  /** Whether the result is verified; unless given, it is. */
  verify?: boolean;
  /** Routes the program by two textbook routers too, to compare with. */
  baselines?: boolean;
  /** Hears what begins. */
  onProgress?: (progress: Progress) => void;
  /** Aborts before the next of these begins; the promise is then rejected with its reason. */
  signal?: AbortSignal;
}

type Reported = "basis" | "counts" | "layout" | "output" | "notes";

export interface CompiledText extends Verification, Pick<CompiledProgram, Reported> {
  baselines?: Comparison["baselines"];
  /** The compiled program in OpenQASM 3. */
  qasm: string;
  /** The program after each pass. */
  stages: readonly { name: StageName; counts: Counts; qasm: string }[];
}

const unverified: Verification = { verdict: "undecided", detail: "not verified, as asked" };

/** Reads a program of any kind, compiles it for a device, and verifies the result. */
export async function compileText(
  source: string,
  device: Coupling | string,
  options: CompileTextOptions = {},
): Promise<CompiledText> {
  const begin = async (progress: Progress) => {
    options.onProgress?.(progress);
    // Only while nothing is computed can a signal arrive.
    await new Promise((resume) => setTimeout(resume));
    options.signal?.throwIfAborted();
  };
  const coupling = typeof device === "string" ? deviceNamed(device) : device;
  await begin("reading");
  const program = parse(source, options);
  await begin("compiling");
  const compiled = compileProgram(program, coupling, options);
  if (options.baselines) await begin("comparing");
  const baselines = options.baselines ? compiled.compare().baselines : undefined;
  if (options.verify !== false) await begin("verifying");
  const verification = options.verify === false ? unverified : compiled.verify();
  const { basis, counts, layout, output, notes } = compiled;
  return {
    ...{ basis, counts, layout, output, baselines, notes, ...verification },
    qasm: print(compiled.program, placesText(compiled)),
    stages: compiled.stages.map((stage) => ({
      name: stage.name,
      counts: stage.counts,
      qasm: print(stage.program),
    })),
  };
}
