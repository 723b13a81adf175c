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
}

/**
 * The program's gates, with a barrier across all qubits for every other step, which it names by its place; with branches
 * inlined, each is a barrier where it begins, its gates, and a barrier where it ends. Barriers within have later numbers.
 */
export function markedCircuit(program: DynamicProgram, isInlined = false) {
  const qubits = sizeOf(program.qubits);
  const wires = range(qubits);
  const marks: Mark[] = [];
  let next = program.steps.length;
  const barrier = (kind: Mark["kind"], step: Mark["step"], place = next++): Operation => {
    marks[place] = { kind, step };
    return { name: "barrier", qubits: wires, step: place };
  };
  const flatten = (steps: readonly Step[], isOuter: boolean): Operation[] =>
    steps.flatMap((step, k) => {
      if (isOperation(step)) return [step];
      const place = isOuter ? k : undefined;
      if (step.name !== "if" || !isInlined) return [barrier("step", step, place)];
      return [
        barrier("then", step, place),
        ...flatten(step.steps, false),
        barrier("else", step),
        ...flatten(step.otherwise, false),
        barrier("end", step),
      ];
    });
  return { source: { qubits, operations: flatten(program.steps, true) }, marks };
}

/** The operations outside of branches. */
export function withoutBranches(
  operations: readonly Operation[],
  marks: readonly Mark[],
): Operation[] {
  let depth = 0;
  return operations.filter((operation) => {
    const isOuter = depth === 0;
    if (operation.name === "barrier" && operation.step !== undefined) {
      const { kind } = marks[operation.step];
      if (kind === "then") depth++;
      if (kind === "end") depth--;
    }
    return isOuter;
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
