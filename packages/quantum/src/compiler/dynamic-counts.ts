import { type Counts, countTwoQubit, occupy } from "../circuit/counts.ts";
import { type Basis, toBasis } from "../circuit/decompose.ts";
import type { Operation } from "../circuit/gate.ts";
import { bitsRead } from "../qasm/conditions.ts";
import { type DynamicProgram, type Step, sizeOf } from "../qasm/program.ts";
import { isOperation, operationsIn, qubitsIn } from "../qasm/steps.ts";
import type { Coupling } from "./coupling.ts";
import { successOf } from "./losses.ts";

/**
 * Gates of a program that decides on its way, in the basis: all that are printed, those of both branches of an `if`.
 * The depth is that of the longest way through it; an `if` waits for the measurements that it asks for, and neither
 * takes time itself.
 */
export function countsOfSteps(program: DynamicProgram, basis: Basis, device?: Coupling): Counts {
  const qubits = sizeOf(program.qubits);
  const inBasis = (operation: Operation) =>
    toBasis({ qubits, operations: [operation] }, basis).operations;
  const busyUntil = new Uint32Array(qubits);
  const knownAt = new Uint32Array(sizeOf(program.bits));

  function run(step: Step): void {
    if (step.name === "set") knownAt[step.bit] = latest(bitsRead(step.value));
    else if (step.name === "measure") {
      if (step.bit !== undefined) knownAt[step.bit] = busyUntil[step.qubits[0]];
    } else if (step.name === "if") {
      const start = latest(bitsRead(step.condition));
      for (const qubit of qubitsIn(step)) busyUntil[qubit] = Math.max(busyUntil[qubit], start);
      const before = busyUntil.slice();
      step.steps.forEach(run);
      const after = busyUntil.slice();
      busyUntil.set(before);
      step.otherwise.forEach(run);
      for (const [k, end] of after.entries()) busyUntil[k] = Math.max(busyUntil[k], end);
    } else if (isOperation(step)) {
      for (const operation of inBasis(step)) occupy(busyUntil, operation);
    }
  }

  function latest(bits: readonly number[]): number {
    return bits.reduce((most, bit) => Math.max(most, knownAt[bit]), 0);
  }

  program.steps.forEach(run);
  const gates = program.steps
    .flatMap(operationsIn)
    .flatMap(inBasis)
    .filter(({ name }) => name !== "barrier");
  const twoQubit = countTwoQubit(gates);
  const depth = busyUntil.reduce((most, end) => Math.max(most, end), 0);
  const success = device && successOf({ operations: gates }, device);
  return { depth, twoQubit, oneQubit: gates.length - twoQubit, ...success };
}
