import type { Operation } from "../circuit/gate.ts";
import { bitsRead, type Condition } from "./conditions.ts";
import { type DynamicProgram, type Program, type Step, sizeOf } from "./program.ts";

function conditionWith(condition: Condition, bit: (bit: number) => number): Condition {
  if (typeof condition === "boolean") return condition;
  if ("bit" in condition) return { bit: bit(condition.bit) };
  if ("not" in condition) return { not: conditionWith(condition.not, bit) };
  return { ...condition, parts: condition.parts.map((part) => conditionWith(part, bit)) };
}

export function withBits(step: Step, bit: (bit: number) => number): Step {
  switch (step.name) {
    case "measure":
      return { ...step, bit: step.bit === undefined ? undefined : bit(step.bit) };
    case "set":
      return { ...step, bit: bit(step.bit), value: conditionWith(step.value, bit) };
    case "if":
      return {
        ...step,
        condition: conditionWith(step.condition, bit),
        steps: step.steps.map((inner) => withBits(inner, bit)),
        otherwise: step.otherwise.map((inner) => withBits(inner, bit)),
      };
    default:
      return step;
  }
}

/** A gate or a barrier: nothing that is decided while the program runs. */
export function isOperation(step: Step): step is Operation {
  return !["measure", "reset", "set", "if"].includes(step.name);
}

/** The step and, where it decides, the steps of both branches. */
export function stepsIn(step: Step): Step[] {
  return step.name === "if"
    ? [step, ...[...step.steps, ...step.otherwise].flatMap(stepsIn)]
    : [step];
}

export function operationsIn(step: Step): Operation[] {
  return stepsIn(step).filter(isOperation);
}

/** All qubits of a step; one of several gates comes several times. */
export function qubitsIn(step: Step): readonly number[] {
  return stepsIn(step).flatMap((inner) => ("qubits" in inner ? inner.qubits : []));
}

/** The bits that a step reads. */
export function bitsReadIn(step: Step): number[] {
  return stepsIn(step).flatMap((inner) => {
    if (inner.name === "if") return bitsRead(inner.condition);
    return inner.name === "set" ? bitsRead(inner.value) : [];
  });
}

/** The bits that a step writes. */
export function bitsWrittenIn(step: Step): number[] {
  return stepsIn(step).flatMap((inner) =>
    "bit" in inner && inner.bit !== undefined ? [inner.bit] : [],
  );
}

/**
 * A program of either kind as steps, so that one function serves both. A circuit is compiled as steps only if its qubits
 * are the device's own.
 */
export function asSteps(program: Program | DynamicProgram): DynamicProgram {
  if ("steps" in program) return program;
  const { circuit, resets = [], measurements, places, ...rest } = program;
  const start = { line: 1, column: 1 };
  return {
    ...rest,
    places: places && [...resets.map(() => start), ...places],
    steps: [
      ...resets.map((qubit): Step => ({ name: "reset", qubits: [qubit] })),
      ...circuit.operations,
      ...measurements.map(({ qubit, bit }): Step => ({ name: "measure", qubits: [qubit], bit })),
    ],
    results: sizeOf(rest.bits),
    why: { text: "physical qubits begin where the program names them", ...start },
  };
}
