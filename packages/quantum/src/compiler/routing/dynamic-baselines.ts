import { pair, relabel } from "../../circuit/build.ts";
import { type Basis, toBasis } from "../../circuit/decompose.ts";
import { type Circuit, isTwoQubit, type Operation } from "../../circuit/gate.ts";
import { type DynamicProgram, type Step, sizeOf } from "../../qasm/program.ts";
import { isOperation } from "../../qasm/steps.ts";
import { range } from "../../range.ts";
import { type Coupling, checkFits, stepToward } from "../coupling.ts";
import { countsOfSteps } from "../dynamic-counts.ts";
import { type Baselines, sabreTrials } from "./baselines.ts";
import { routeNaively } from "./naive.ts";
import type { Routed } from "./routed.ts";
import { routeBySabre, type SabreOptions } from "./sabre.ts";

/** The same baselines of a program that decides on its way; within a branch each gate gets its SWAPs there and back. */
export function dynamicBaselines(
  program: DynamicProgram,
  device: Coupling,
  { seed = 1, basis = "cx", trials, onTrial }: Partial<SabreOptions & { basis: Basis }> = {},
): Baselines {
  const qubits = sizeOf(program.qubits);
  checkFits({ qubits }, device);
  const wires = range(qubits);
  const operations = program.steps.map(
    (step, k): Operation =>
      isOperation(step) ? step : { name: "barrier", qubits: wires, step: k },
  );
  const circuit: Circuit = toBasis({ qubits, operations }, "cx");
  const counts = (routed: Routed) => {
    const steps = routed.circuit.operations.map((operation): Step => {
      const step = operation.name === "barrier" ? operation.step : undefined;
      return step === undefined
        ? operation
        : placedStep(program.steps[step], operation.qubits, device);
    });
    const onDevice = { ...program, qubits: [{ name: "q", size: device.size }], steps };
    return countsOfSteps(onDevice, basis);
  };
  const sabreOptions = { seed, trials: trials ?? sabreTrials(circuit), onTrial };
  return {
    asWritten: countsOfSteps(program, basis),
    naive: counts(routeNaively(circuit, device)),
    sabre: counts(routeBySabre(circuit, device, sabreOptions)),
  };
}

/** A step where its qubits are, with SWAPs around each gate that needs them. */
function placedStep(step: Step, at: readonly number[], device: Coupling): Step {
  if (step.name === "set") return step;
  if (step.name !== "if") return relabel(step, (qubit) => at[qubit]);
  const inner = (steps: readonly Step[]) =>
    steps.flatMap((innerStep): Step[] => {
      if (!isOperation(innerStep)) return [placedStep(innerStep, at, device)];
      return toBasis({ qubits: at.length, operations: [innerStep] }, "cx")
        .operations.map((gate) => relabel(gate, (qubit) => at[qubit]))
        .flatMap((gate) => withSwapsAround(gate, device));
    });
  return { ...step, steps: inner(step.steps), otherwise: inner(step.otherwise) };
}

/** SWAPs along a shortest path, the gate, and the same SWAPs back. */
function withSwapsAround(operation: Operation, device: Coupling): Operation[] {
  const { distance, size } = device;
  if (!isTwoQubit(operation)) return [operation];
  const [first, last] = operation.qubits;
  const swaps: Operation[] = [];
  let place = first;
  while (distance[place * size + last] > 1) {
    const next = stepToward(device, place, last);
    swaps.push(pair("swap", place, next));
    place = next;
  }
  const neighborGate = relabel(operation, (qubit) => (qubit === first ? place : qubit));
  return [...swaps, neighborGate, ...swaps.toReversed()];
}
