import { relabel } from "../circuit/build.ts";
import type { Counts } from "../circuit/counts.ts";
import type { Circuit, Operation } from "../circuit/gate.ts";
import { type DynamicProgram, isPhysical, type Step, sizeOf } from "../qasm/program.ts";
import { isOperation } from "../qasm/steps.ts";
import { range } from "../range.ts";
import { isBetter } from "./candidates.ts";
import { compile, type Stage } from "./compile.ts";
import { compileBetween } from "./compile-between.ts";
import type { CompileOptions } from "./compile-options.ts";
import { type Coupling, checkFits } from "./coupling.ts";
import { countsOfSteps } from "./dynamic-counts.ts";
import { type Mark, markedCircuit, placedStep, split, withoutBranches } from "./marked-circuit.ts";
import type { Routed } from "./routing/routed.ts";
import { freeName } from "./to-program.ts";

/** A program on a device's qubits. */
export interface CompiledDynamic extends Omit<Routed, "circuit"> {
  program: DynamicProgram;
  counts: Counts;
  /** The program's gates, with a barrier for every other step, which it names. */
  source: Circuit;
  /** Each operation of a circuit is a step of its program: the barriers are measurements, resets and branches. */
  stages: readonly (Stage & { program: DynamicProgram })[];
  /** Gates between boundaries and within branches, each with where its qubits begin and end. */
  segments: readonly Segment[];
}

export interface Segment extends Routed {
  source: Circuit;
}

/**
 * Measurements, resets and branches stand in the circuit as barriers across all qubits, which no pass moves a gate
 * over; where the router leaves each qubit at a barrier is where the step finds it. A branch is routed in three ways, of
 * which the cheapest is kept: from the layout that the gates around it like best and back to it; one branch after the
 * other among those gates, which then end in one layout; and on its own way from the first layout of the second.
 */
export function compileDynamic(
  program: DynamicProgram,
  device: Coupling,
  given: CompileOptions = {},
): CompiledDynamic {
  const options = { ...given, basis: given.basis ?? device.basis };
  const wires = range(sizeOf(program.qubits));
  checkFits({ qubits: wires.length }, device);
  return isPhysical(program)
    ? compileFrom(program, device, wires, options)
    : compileFreely(program, device, options);
}

function compileFreely(
  program: DynamicProgram,
  device: Coupling,
  options: CompileOptions,
): CompiledDynamic {
  const hasBranches = program.steps.some(({ name }) => name === "if");
  const apart = compileMarked(program, device, options, false);
  if (!hasBranches) return apart;
  const together = compileMarked(program, device, options, true);
  const candidates = [apart, together, compileFrom(program, device, together.layout, options)];
  return candidates.reduce((a, b) => (isBetter(b.counts, a.counts) ? b : a));
}

/** Puts steps on a device, one run of gates after the other, and remembers what became of each. */
function placer(device: Coupling, options: CompileOptions) {
  const segments: Segment[] = [];

  /** The steps from one layout on, to another where one is given; as operations with a barrier for each that is no gate. */
  function place(steps: readonly Step[], from: readonly number[], to?: readonly number[]) {
    const placed: Step[] = [];
    const operations: Operation[] = [];
    let at = from;
    let run: Operation[] = [];
    const endRun = (target?: readonly number[]) => {
      if (run.length === 0 && (target === undefined || isSame(at, target))) return;
      const source = { qubits: from.length, operations: run };
      const places = target ? { from: at, to: target } : { from: at };
      const routed = compileBetween(source, device, places, options);
      segments.push({ source, ...routed });
      placed.push(...routed.circuit.operations);
      operations.push(...routed.circuit.operations);
      at = routed.output;
      run = [];
    };
    for (const [index, step] of steps.entries()) {
      if (isOperation(step)) run.push(step);
      else {
        endRun();
        operations.push({ name: "barrier", qubits: at, step: index });
        placed.push(placeStep(step, at));
      }
    }
    endRun(to);
    return { steps: placed, output: at, operations };
  }

  /** A step where its qubits are; both branches lead back to where they began. */
  function placeStep(step: Mark["step"], at: readonly number[], end = at): Step {
    switch (step.name) {
      case "measure":
      case "reset":
        return relabel(step, (qubit) => at[qubit]);
      case "if":
        return {
          ...step,
          steps: place(step.steps, at, end).steps,
          otherwise: place(step.otherwise, at, end).steps,
        };
      default:
        return step;
    }
  }

  return { segments, place, placeStep };
}

function isSame(a: readonly number[], b: readonly number[]): boolean {
  return a.every((place, k) => place === b[k]);
}

/** Every run of gates by itself, from this layout on. */
function compileFrom(
  program: DynamicProgram,
  device: Coupling,
  layout: readonly number[],
  options: CompileOptions,
): CompiledDynamic {
  const { segments, place } = placer(device, options);
  const { steps, output, operations } = place(program.steps, layout);
  const { source } = markedCircuit(program);
  const placed = new Map<number, Step>();
  for (const [k, operation] of operations.entries())
    if (operation.name === "barrier" && operation.step !== undefined)
      placed.set(operation.step, steps[k]);
  const ways = { layout, output };
  return described(program, device, options, {
    ...ways,
    source,
    steps,
    segments,
    placed,
    stages: [
      {
        name: "written",
        circuit: source,
        layout: range(layout.length),
        output: range(layout.length),
      },
      { name: "merged", circuit: { qubits: device.size, operations }, ...ways },
    ],
  });
}

/** The circuit with its marks, compiled as a whole; branches apart from it, or among its gates. */
function compileMarked(
  program: DynamicProgram,
  device: Coupling,
  options: CompileOptions,
  isInlined: boolean,
): CompiledDynamic {
  const { source, marks } = markedCircuit(program, isInlined);
  const compiled = compile(source, device, { ...options, states: 0 });
  const { circuit, layout, output, stages } = compiled;
  const { segments, placeStep } = placer(device, options);
  const placed = new Map<number, Step>();
  const [before, after] = [split(source), split(circuit)];
  let part = 0;
  let at: readonly number[] = layout;
  /** Reads on, up to the mark where a branch ends. */
  const read = (): Step[] => {
    const steps: Step[] = [];
    for (;;) {
      const { operations, end } = after[part];
      segments.push({
        source: { qubits: source.qubits, operations: before[part].operations },
        circuit: { qubits: device.size, operations },
        layout: at,
        output: end?.qubits ?? output,
      });
      part++;
      steps.push(...operations);
      if (end?.step === undefined) return steps;
      const mark = marks[end.step];
      at = end.qubits;
      if (mark.kind === "else" || mark.kind === "end") return steps;
      const step = mark.kind === "then" ? readBranches(mark) : placeStep(mark.step, at);
      placed.set(end.step, step);
      steps.push(step);
    }
  };
  /** Branches that lead back to where they began stay; the others are routed again, to where the last one ended. */
  const readBranches = ({ step }: Mark): Step => {
    const start = at;
    const count = segments.length;
    const steps = read();
    const isBack = isSame(at, start);
    const otherwise = read();
    if (isBack && isSame(at, start)) return { ...step, steps, otherwise } as Step;
    segments.length = count;
    return placeStep(step, start, at);
  };
  const steps = read();
  return described(program, device, options, {
    layout,
    output,
    source: markedCircuit(program).source,
    steps,
    segments,
    placed,
    stages: stages.map((stage) => ({
      ...stage,
      circuit: {
        ...stage.circuit,
        operations: withoutBranches(stage.circuit.operations, marks),
      },
    })),
  });
}

interface Placed extends Omit<Routed, "circuit"> {
  source: Circuit;
  steps: readonly Step[];
  segments: readonly Segment[];
  /** Boundaries of the program where they are on the device, by the numbers of their barriers. */
  placed: ReadonlyMap<number, Step>;
  stages: readonly Omit<Stage, "counts">[];
}

/** Passes that know no device yet. */
const unplacedStages: readonly Stage["name"][] = ["written", "canceled", "resynthesized"];

function described(
  program: DynamicProgram,
  device: Coupling,
  { basis = "cx" }: CompileOptions,
  { steps, placed, stages, ...rest }: Placed,
): CompiledDynamic {
  const name = freeName(program);
  const on = (size: number, stageSteps: readonly Step[]): DynamicProgram => ({
    ...program,
    qubits: [{ name, size }],
    steps: stageSteps,
  });
  const compiled = on(device.size, steps);
  return {
    ...rest,
    program: compiled,
    counts: countsOfSteps(compiled, basis, device),
    stages: stages.map((stage) => {
      const isPlaced = !unplacedStages.includes(stage.name);
      const stageSteps = stage.circuit.operations.map((operation): Step => {
        const index = operation.name === "barrier" ? operation.step : undefined;
        if (index === undefined) return operation;
        const step = isPlaced ? placed.get(index) : undefined;
        return step ?? placedStep(program.steps[index], operation.qubits);
      });
      const stageProgram = on(stage.circuit.qubits, stageSteps);
      return { ...stage, program: stageProgram, counts: countsOfSteps(stageProgram, basis) };
    }),
  };
}
