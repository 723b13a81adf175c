import { relabel } from "../circuit/build.ts";
import type { Circuit } from "../circuit/gate.ts";
import type { DynamicProgram, Program, Step } from "../qasm/program.ts";
import type { Coupling } from "./coupling.ts";
import type { Routed } from "./routing/routed.ts";

/** Writes routes and programs for a piece of a device on the numbers that its qubits have in the whole. */
export function ontoWhole({ size, labels }: NonNullable<Coupling["whole"]>) {
  const place = (qubit: number) => labels[qubit];
  const circuitOf = ({ operations }: Circuit): Circuit => ({
    qubits: size,
    operations: operations.map((operation) => relabel(operation, place)),
  });
  const routedOf = <T extends Routed>(routed: T): T => ({
    ...routed,
    circuit: circuitOf(routed.circuit),
    layout: routed.layout.map(place),
    output: routed.output.map(place),
  });
  const stepOf = (step: Step): Step => {
    if (step.name === "set") return step;
    if (step.name !== "if") return relabel(step, place);
    return {
      ...step,
      steps: step.steps.map(stepOf),
      otherwise: step.otherwise.map(stepOf),
    };
  };
  const programOf = (program: Program | DynamicProgram): Program | DynamicProgram => {
    const qubits = [{ name: program.qubits[0].name, size }];
    if ("steps" in program) return { ...program, qubits, steps: program.steps.map(stepOf) };
    const { circuit, measurements, resets } = program;
    return {
      ...program,
      qubits,
      circuit: circuitOf(circuit),
      measurements: measurements.map((one) => ({ ...one, qubit: place(one.qubit) })),
      ...(resets ? { resets: resets.map(place) } : {}),
    };
  };
  return { place, routedOf, programOf };
}
