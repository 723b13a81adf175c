import type { Counts } from "../circuit/counts.ts";
import type { Basis } from "../circuit/decompose.ts";
import { programOf } from "../qasm/print.ts";
import {
  type DynamicProgram,
  isPhysical,
  type Note,
  type Program,
  sizeOf,
} from "../qasm/program.ts";
import { asSteps } from "../qasm/steps.ts";
import { range } from "../range.ts";
import { type Comparison, compareSteps } from "./baselines/baselines.ts";
import { compile, type Stage } from "./compile.ts";
import type { CompileOptions } from "./compile-options.ts";
import { type Coupling, DeviceError } from "./coupling.ts";
import { compileDynamic } from "./dynamic.ts";
import { ontoWhole } from "./on-whole.ts";
import type { Routed } from "./routing/routed.ts";
import { programOnDevice } from "./to-program.ts";
import { type Verification, verify } from "./verify/verify.ts";
import { verifyDynamic } from "./verify/verify-dynamic.ts";

/** A program after one pass. Each operation of the circuit is one of the program, or a barrier for a step of it. */
export interface ProgramStage extends Stage {
  program: Program | DynamicProgram;
}

export interface CompiledProgram extends Omit<Routed, "circuit"> {
  /** The compiled program, on the device's qubits. */
  program: Program | DynamicProgram;
  basis: Basis;
  /** Every gate that is printed, those of both branches of an `if`; the depth of the longest way through. */
  counts: Counts;
  /** The counts of the best circuit that a search covers, where one came to its end. */
  optimum?: Counts;
  /** From the program as written to the compiled one, pass by pass. */
  stages: readonly ProgramStage[];
  /** Remarks for a reader of the result, with line and column. */
  notes: readonly Note[];
  /** Two textbook routes of the program's gates, and the counts along them and of the program as written. */
  compare: () => Comparison;
  /** Compares the result with the program, touching at most `budget` amplitudes. */
  verify: (budget?: number) => Verification;
}

/** This is said of a program that is compiled segment by segment, behind the reason why it is. */
const segmentsNote =
  "measurements, resets and branches stay where they are, and the gates between them are compiled and compared segment by segment";
const branchesNote = "counts hold the gates of both branches of an if, depth the longer one";

/** True of a circuit whose qubits may begin anywhere; every other program is compiled as steps. */
function isPlain(program: Program | DynamicProgram): program is Program {
  return "circuit" in program && !isPhysical(program);
}

/** The options with a layout on the whole device as one on its piece. */
function onPiece(options: CompileOptions, { whole }: Coupling): CompileOptions {
  if (!whole) return options;
  const layout = options.layout?.map((label) => {
    const place = label === undefined ? undefined : whole.labels.indexOf(label);
    if (place === -1) throw new DeviceError(`qubit ${label} is not in the part that is used`);
    return place;
  });
  return { ...options, layout };
}

/** Compiles a program of any kind for a device. */
export function compileProgram(
  program: Program | DynamicProgram,
  device: Coupling,
  options: CompileOptions = {},
): CompiledProgram {
  if (!device.whole) return compileOn(program, device, options);
  if (isPhysical(program))
    throw new DeviceError("a program on physical qubits needs a device that hangs together");
  return onWhole(compileOn(program, device, onPiece(options, device)), device.whole);
}

/** What was compiled for a piece of a device, on the numbers that its qubits have in the whole. */
function onWhole(
  compiled: CompiledProgram,
  whole: NonNullable<Coupling["whole"]>,
): CompiledProgram {
  const { place, routedOf, programOf } = ontoWhole(whole);
  return {
    ...compiled,
    program: programOf(compiled.program),
    layout: compiled.layout.map(place),
    output: compiled.output.map(place),
    stages: compiled.stages.map((stage) => ({
      ...routedOf(stage),
      program: programOf(stage.program),
    })),
    compare: () => {
      const { routes, baselines } = compiled.compare();
      return {
        baselines,
        routes: { naive: routedOf(routes.naive), sabre: routedOf(routes.sabre) },
      };
    },
  };
}

function compileOn(
  program: Program | DynamicProgram,
  device: Coupling,
  given: CompileOptions,
): CompiledProgram {
  const { seed, basis = device.basis ?? "cx" } = given;
  const options = { ...given, basis };
  if (isPlain(program)) {
    const { circuit, notes = [] } = program;
    const compiled = compile(circuit, device, options);
    return {
      ...compiled,
      program: programOnDevice(program, compiled),
      stages: compiled.stages.map((stage) => ({
        ...stage,
        program: programOnDevice(program, stage),
      })),
      notes,
      compare: () =>
        compareSteps(asSteps(programOf(circuit)), device, { basis, seed, fixed: given.layout }),
      verify: (budget) => verify(circuit, compiled, { seed, budget }),
    };
  }
  const dynamic = asSteps(program);
  const { notes = [], why } = dynamic;
  const compiled = compileDynamic(dynamic, device, options);
  const hasBranch = dynamic.steps.some(({ name }) => name === "if");
  const remarks = [`${why.text}: ${segmentsNote}`, ...(hasBranch ? [branchesNote] : [])];
  return {
    ...compiled,
    basis,
    notes: [...notes, { ...why, text: remarks.join("; ") }],
    compare: () => {
      const fixed = isPhysical(program) ? range(sizeOf(program.qubits)) : given.layout;
      return compareSteps(dynamic, device, { basis, seed, fixed });
    },
    verify: (budget) => verifyDynamic(dynamic, compiled, { seed, budget }),
  };
}
