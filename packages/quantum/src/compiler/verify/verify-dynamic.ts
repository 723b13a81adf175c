import { relabel } from "../../circuit/build.ts";
import type { Circuit, Gate, Operation } from "../../circuit/gate.ts";
import type { DynamicProgram, Step } from "../../qasm/program.ts";
import { isOperation } from "../../qasm/steps.ts";
import type { CompiledDynamic, Segment } from "../dynamic.ts";
import { type Verdict, type Verification, verify } from "./verify.ts";

const worstFirst: readonly Verdict[] = ["refuted", "undecided", "not refuted", "proved"];

/** Whether the result has the program's steps where its segments leave their qubits, and the worst verdict of all segments. */
export function verifyDynamic(
  program: DynamicProgram,
  compiled: CompiledDynamic,
  { seed, budget }: { seed?: number; budget?: number } = {},
): Verification {
  if (!hasSteps(program, compiled)) {
    return {
      verdict: "refuted",
      detail: "A measurement, a reset, a branch or a gate is not where the program has it.",
    };
  }
  const { segments } = compiled;
  const share = budget && budget / segments.length;
  const verifications = segments.map((segment) => {
    const { source, ...routed } = narrowSegment(segment);
    return verify(source, routed, { seed, budget: share });
  });
  const rank = ({ verdict }: Verification) => worstFirst.indexOf(verdict);
  const noGates: Verification = {
    verdict: "proved",
    detail: "Every step is the program's, and none is a gate.",
  };
  return verifications.reduce((worst, next) => (rank(next) <= rank(worst) ? next : worst), noGates);
}

/**
 * Whether the compiled steps are the program's: between two steps that are no gate those of one segment, which begins
 * where the one before it ends, and each such step on the places of its qubits. Both branches have to end in one layout.
 */
function hasSteps(program: DynamicProgram, compiled: CompiledDynamic): boolean {
  const { segments, layout, output } = compiled;
  let next = 0;

  /** The layout behind the steps from a layout on; nothing where they differ. */
  function follow(
    source: readonly Step[],
    placed: readonly Step[],
    from: readonly number[],
  ): readonly number[] | undefined {
    const [expected, found] = [runsOf(source), runsOf(placed)];
    if (expected.length !== found.length) return undefined;
    let at: readonly number[] | undefined = from;
    for (const [k, { gates, step }] of expected.entries()) {
      const run = found[k];
      const segment = segments.at(next);
      const isCompared =
        segment !== undefined &&
        isSame(segment.layout, at) &&
        isSame(segment.source.operations, gates) &&
        isSame(segment.circuit.operations, run.gates);
      if (isCompared) {
        at = segment.output;
        next++;
      } else if (gates.length + run.gates.length > 0) return undefined;
      at = followStep(step, run.step, at);
      if (at === undefined) return undefined;
    }
    return at;
  }

  function followStep(
    step: Boundary | undefined,
    placed: Boundary | undefined,
    at: readonly number[],
  ) {
    if (step?.name === "if" && placed?.name === "if") {
      const then = follow(step.steps, placed.steps, at);
      const otherwise = then && follow(step.otherwise, placed.otherwise, at);
      return isSame(step.condition, placed.condition) && isSame(then, otherwise) ? then : undefined;
    }
    const expected = step && "qubits" in step ? relabel(step, (qubit) => at[qubit]) : step;
    return isSame(expected, placed) ? at : undefined;
  }

  return (
    isSame(program.bits, compiled.program.bits) &&
    isSame(follow(program.steps, compiled.program.steps, layout), output)
  );
}

type Boundary = Exclude<Step, Operation>;

/** Gates up to each step that is none, with that step; the last have none behind them. */
function runsOf(steps: readonly Step[]) {
  const runs: { gates: Operation[]; step?: Boundary }[] = [{ gates: [] }];
  for (const step of steps) {
    const run = runs[runs.length - 1];
    if (isOperation(step)) run.gates.push(step);
    else {
      run.step = step;
      runs.push({ gates: [] });
    }
  }
  return runs;
}

function isSame(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

/** The segment without the qubits that nothing happens to, since fewer qubits can be compared in full. */
function narrowSegment({ source, circuit, layout, output }: Segment): Segment {
  const touched = new Set(gatesOf(circuit).flatMap(({ qubits }) => [...qubits]));
  const inSource = new Set(gatesOf(source).flatMap(({ qubits }) => [...qubits]));
  const used = layout.flatMap((wire, qubit) =>
    inSource.has(qubit) || touched.has(wire) || output[qubit] !== wire ? [qubit] : [],
  );
  // Where nothing happens at all, one qubit stands for the others.
  if (used.length === 0) used.push(0);
  const operations = gatesOf(source).map((gate) => relabel(gate, (qubit) => used.indexOf(qubit)));
  return {
    source: { qubits: used.length, operations },
    circuit,
    layout: used.map((qubit) => layout[qubit]),
    output: used.map((qubit) => output[qubit]),
  };
}

function gatesOf({ operations }: Circuit): Gate[] {
  return operations.filter((operation) => operation.name !== "barrier");
}
