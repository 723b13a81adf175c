import { relabel } from "../circuit/build.ts";
import { toBasis } from "../circuit/decompose.ts";
import type { Barrier, Circuit, Operation } from "../circuit/gate.ts";
import { type DynamicProgram, type Step, sizeOf } from "../qasm/program.ts";
import { isOperation } from "../qasm/steps.ts";
import { range } from "../range.ts";

/** A barrier stands for a step of the program, or for the beginning or end of a branch. */
export interface Mark {
  kind: "step" | "then" | "else" | "end";
  step: Exclude<Step, Operation>;
  /** Its place in the program, where it stands in no branch. */
  index: number | undefined;
}

/**
 * The program's gates, with a barrier across all qubits for every other step; with branches inlined, each is a barrier
 * where it begins, its gates, and a barrier where it ends.
 */
export function markedCircuit(program: DynamicProgram, isInlined = false) {
  const qubits = sizeOf(program.qubits);
  const wires = range(qubits);
  const marks: Mark[] = [];
  const barrier = (kind: Mark["kind"], step: Mark["step"], index?: number): Operation => {
    // Where branches are left out, a barrier names the step itself.
    const place = marks.push({ kind, step, index }) - 1;
    return { name: "barrier", qubits: wires, step: isInlined ? place : index };
  };
  const flatten = (steps: readonly Step[], isOuter: boolean): Operation[] =>
    steps.flatMap((step, k) => {
      if (isOperation(step)) return [step];
      const index = isOuter ? k : undefined;
      if (step.name !== "if" || !isInlined) return [barrier("step", step, index)];
      return [
        barrier("then", step, index),
        ...flatten(step.steps, false),
        barrier("else", step),
        ...flatten(step.otherwise, false),
        barrier("end", step),
      ];
    });
  const source = { qubits, operations: flatten(program.steps, true) };
  const byIndex: Mark[] = [];
  for (const mark of marks) if (mark.index !== undefined) byIndex[mark.index] = mark;
  return { source, marks: isInlined ? marks : byIndex };
}

/** The operations outside of branches; a barrier names the step of the program that it stands for. */
export function withoutBranches(
  operations: readonly Operation[],
  marks: readonly Mark[],
): Operation[] {
  let depth = 0;
  return operations.flatMap((operation): Operation[] => {
    const mark =
      operation.name === "barrier" && operation.step !== undefined && marks[operation.step];
    if (!mark) return depth > 0 ? [] : [operation];
    const isOuter = depth === 0;
    if (mark.kind === "then") depth++;
    if (mark.kind === "end") depth--;
    return isOuter ? [{ name: "barrier", qubits: operation.qubits, step: mark.index }] : [];
  });
}

/** The operations between the barriers of steps, each with the barrier that ends it. */
export function split({ operations }: Circuit) {
  const parts: { operations: Operation[]; end?: Barrier }[] = [];
  let current: Operation[] = [];
  for (const operation of operations) {
    if (operation.name === "barrier" && operation.step !== undefined) {
      parts.push({ operations: current, end: operation });
      current = [];
    } else current.push(operation);
  }
  return [...parts, { operations: current }];
}

/** A step on the places of its qubits, with the gates of its branches written as CX and one-qubit gates by `write`. */
export function placedStep(
  step: Step,
  at: readonly number[],
  write: (gate: Operation) => readonly Operation[] = (gate) => [gate],
): Step {
  if (step.name === "set") return step;
  if (step.name !== "if") return relabel(step, (qubit) => at[qubit]);
  const inner = (steps: readonly Step[]) =>
    steps.flatMap((innerStep): readonly Step[] => {
      const placed = placedStep(innerStep, at, write);
      if (!isOperation(placed)) return [placed];
      return toBasis({ qubits: at.length, operations: [placed] }, "cx").operations.flatMap(write);
    });
  return { ...step, steps: inner(step.steps), otherwise: inner(step.otherwise) };
}
