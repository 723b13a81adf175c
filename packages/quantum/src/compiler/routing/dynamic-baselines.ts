import type { Counts } from "../../circuit/counts.ts";
import type { Basis } from "../../circuit/decompose.ts";
import type { Operation } from "../../circuit/gate.ts";
import type { DynamicProgram, Step } from "../../qasm/program.ts";
import type { Coupling } from "../coupling.ts";
import { countsOfSteps } from "../dynamic-counts.ts";
import { placedStep } from "../marked-circuit.ts";
import { directed } from "../target.ts";
import { type BaselineRoutes, type Baselines, besideNaive } from "./baselines.ts";
import type { Routed } from "./routed.ts";
import { swapsAround } from "./swaps-to.ts";

/** The same baselines of a program that decides on its way; within a branch each gate gets its SWAPs there and back. */
export function dynamicBaselines(
  program: DynamicProgram,
  device: Coupling,
  basis: Basis,
  { naive, sabre }: BaselineRoutes,
): Baselines {
  return besideNaive(
    countsOfSteps(program, basis),
    baselineCounts(program, naive, device, basis),
    baselineCounts(program, sabre, device, basis),
  );
}

/** The counts of a program along a route of its gates outside of branches. */
export function baselineCounts(
  program: DynamicProgram,
  { circuit }: Routed,
  device: Coupling,
  basis: Basis = "cx",
): Counts {
  const { size } = device;
  const onDevice = (operations: readonly Operation[]) =>
    directed({ qubits: size, operations }, device, basis).operations;
  const steps = circuit.operations.flatMap((operation): readonly Step[] => {
    const step = operation.name === "barrier" ? operation.step : undefined;
    if (step === undefined) return onDevice([operation]);
    const write = (gate: Operation) => onDevice(swapsAround(gate, device));
    return [placedStep(program.steps[step], operation.qubits, write)];
  });
  return countsOfSteps({ ...program, qubits: [{ name: "q", size }], steps }, basis, device);
}
