import { pair, relabel } from "../circuit/build.ts";
import { type Basis, toBasis } from "../circuit/decompose.ts";
import { type Barrier, type Circuit, isTwoQubit, type Operation } from "../circuit/gate.ts";
import { type DynamicProgram, type Step, sizeOf } from "../qasm/program.ts";
import { isOperation } from "../qasm/steps.ts";
import { range } from "../range.ts";
import { type Compiled, type CompileOptions, compile } from "./compile.ts";
import { type Coupling, stepToward } from "./coupling.ts";
import type { Routed } from "./routing/routed.ts";
import { freeName } from "./to-program.ts";

/** A program on a device's qubits. */
export interface CompiledDynamic {
  program: DynamicProgram;
  /** What was compiled: the gates, with a barrier for every other step. */
  source: Circuit;
  compiled: Compiled;
  /** Gates between boundaries and within branches, each with where its qubits begin and end. */
  segments: readonly Segment[];
}

export interface Segment extends Routed {
  source: Circuit;
}

/**
 * Measurements, resets and branches stand in the circuit as barriers across all qubits, which no pass moves a gate
 * over; where the router leaves each qubit at a barrier is where the step finds it.
 */
export function compileDynamic(
  program: DynamicProgram,
  device: Coupling,
  options: CompileOptions = {},
): CompiledDynamic {
  const qubits = sizeOf(program.qubits);
  const wires = range(qubits);
  const operations = program.steps.map(
    (step, k): Operation =>
      isOperation(step) ? step : { name: "barrier", qubits: wires, step: k },
  );
  const source = { qubits, operations };
  const compiled = compile(source, device, { ...options, states: 0 });
  const branches: Segment[] = [];
  return {
    program: withBoundaries(program, compiled.circuit, device, compiled.basis, branches),
    source,
    compiled,
    segments: [...segmentsOf(source, compiled), ...branches],
  };
}

/** The program whose steps the circuit has as barriers, on the circuit's own qubits; adds what branches became. */
export function withBoundaries(
  program: DynamicProgram,
  circuit: Circuit,
  device: Coupling,
  basis: Basis,
  branches: Segment[] = [],
): DynamicProgram {
  const steps = circuit.operations.map((operation) => {
    const step = operation.name === "barrier" ? operation.step : undefined;
    return step === undefined
      ? operation
      : placeStep(program.steps[step], operation.qubits, device, basis, branches);
  });
  return { ...program, qubits: [{ name: freeName(program), size: circuit.qubits }], steps };
}

/** A step on the wires that hold its qubits; within a branch each gate is routed and the SWAPs undone. */
function placeStep(
  step: Step,
  at: readonly number[],
  device: Coupling,
  basis: Basis,
  branches: Segment[],
): Step {
  const placeSteps = (inner: readonly Step[]): Step[] =>
    inner.flatMap((innerStep) => {
      if (!isOperation(innerStep)) return [placeStep(innerStep, at, device, basis, branches)];
      const source = { qubits: at.length, operations: [innerStep] };
      const gates = toBasis(source, "cx").operations.map((gate) =>
        relabel(gate, (qubit) => at[qubit]),
      );
      const operations = gates.flatMap((gate) => withSwapsAround(gate, device));
      const circuit = toBasis({ qubits: device.size, operations }, basis);
      branches.push({ source, circuit, layout: at, output: at });
      return [...circuit.operations];
    });
  switch (step.name) {
    case "measure":
    case "reset":
      return relabel(step, (qubit) => at[qubit]);
    case "if":
      return { ...step, steps: placeSteps(step.steps), otherwise: placeSteps(step.otherwise) };
    default:
      return step;
  }
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

function segmentsOf(source: Circuit, compiled: Compiled): Segment[] {
  const before = split(source);
  const after = split(compiled.circuit);
  return before.map(({ operations }, k) => ({
    source: { qubits: source.qubits, operations },
    circuit: { qubits: compiled.circuit.qubits, operations: after[k].operations },
    layout: after[k - 1]?.end?.qubits ?? compiled.layout,
    output: after[k].end?.qubits ?? compiled.output,
  }));
}

/** The operations between the barriers of steps, each with the barrier that ends it. */
function split({ operations }: Circuit) {
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
