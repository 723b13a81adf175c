import type { Counts } from "../circuit/counts.ts";
import { type ParseOptions, parse } from "../qasm/parse.ts";
import { print } from "../qasm/print.ts";
import { type DynamicProgram, isPhysical, type Program } from "../qasm/program.ts";
import type { Comparison } from "./baselines/baselines.ts";
import type { StageName } from "./compile.ts";
import type { CompileOptions, Level } from "./compile-options.ts";
import { type CompiledProgram, compileProgram } from "./compile-program.ts";
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
  /** Amplitudes that the verdict may touch. */
  verifyBudget?: number;
  /** Hears what the fast level finds, where the level is a slower one and that can be verified soon. */
  onFirstAnswer?: (first: CompiledText) => void;
}

/** So many amplitudes are compared so soon that the first answer need not wait for the best one. */
const FIRST_VERIFY_BUDGET = 1e7;

type Reported = "basis" | "counts" | "layout" | "output" | "notes";

export interface CompiledText extends Verification, Pick<CompiledProgram, Reported> {
  baselines?: Comparison["baselines"];
  /** The compiled program in OpenQASM 3. */
  qasm: string;
  /** The program after each pass. */
  stages: readonly { name: StageName; counts: Counts; qasm: string }[];
  /** The circuits of all that, and the routes of the baselines where they were asked for. */
  compiled: CompiledProgram;
  comparison?: Comparison;
}

const unverified: Verification = { verdict: "undecided", detail: "not verified, as asked" };

/** Reads a program of any kind, unless it was read before, compiles it for a device, and verifies the result. */
export async function compileText(
  source: string | Program | DynamicProgram,
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
  const program = typeof source === "string" ? parse(source, options) : source;
  await begin("compiling");
  const { level = "default", onFirstAnswer, verifyBudget } = options;
  const compileAt = (at: Level) => compileProgram(program, coupling, { ...options, level: at });
  let comparison: Comparison | undefined;
  // Compiled segment by segment, a program takes about as long at the fast level.
  if (onFirstAnswer && level !== "fast" && "circuit" in program && !isPhysical(program)) {
    const fast = compileAt("fast");
    if (options.baselines) comparison = fast.compare();
    const first = fast.verify(FIRST_VERIFY_BUDGET);
    if (first.verdict !== "undecided") onFirstAnswer(textOf(fast, comparison, first));
  }
  const compiled = compileAt(level);
  if (options.baselines) {
    await begin("comparing");
    comparison ??= compiled.compare();
  }
  if (options.verify !== false) await begin("verifying");
  const verification = options.verify === false ? unverified : compiled.verify(verifyBudget);
  return textOf(compiled, comparison, verification);
}

function textOf(
  compiled: CompiledProgram,
  comparison: Comparison | undefined,
  verification: Verification,
): CompiledText {
  const { baselines } = comparison ?? {};
  const { basis, counts, layout, output, notes } = compiled;
  return {
    ...{ basis, counts, layout, output, baselines, notes, ...verification },
    compiled,
    comparison,
    qasm: print(compiled.program, placesText(compiled)),
    stages: compiled.stages.map((stage) => ({
      name: stage.name,
      counts: stage.counts,
      qasm: print(stage.program),
    })),
  };
}
