import type { Counts } from "../../circuit/counts.ts";
import { type Basis, toBasis } from "../../circuit/decompose.ts";
import type { Circuit, Operation } from "../../circuit/gate.ts";
import { programOf } from "../../qasm/print.ts";
import type { DynamicProgram, Step } from "../../qasm/program.ts";
import { asSteps } from "../../qasm/steps.ts";
import { isBetter } from "../candidates.ts";
import { type Coupling, checkFits } from "../coupling.ts";
import { countsOfSteps } from "../dynamic-counts.ts";
import { markedCircuit, placedStep } from "../marked-circuit.ts";
import type { FixedPlaces, Routed } from "../routing/routed.ts";
import { swapsAround } from "../routing/swaps-to.ts";
import { directed } from "../target.ts";
import { routeNaively } from "./naive.ts";
import { routesBySabre } from "./sabre.ts";

export interface Baselines {
  asWritten: Counts;
  naive: Counts;
  sabre: Counts;
}

/** The routes that a compiled program is compared with. */
export interface Comparison {
  routes: { naive: Routed; sabre: Routed };
  baselines: Baselines;
}

interface BaselineOptions {
  basis?: Basis;
  seed?: number;
  trials?: number;
  fixed?: FixedPlaces;
}

/** Twenty for circuits of a screen's size, fewer where they would take seconds. */
export function sabreTrials({ operations }: Circuit): number {
  return Math.max(1, Math.min(20, Math.round(40_000 / (operations.length + 1))));
}

/** What the compiled circuit is measured against: the program as written, and two routers without any optimization. */
export function baselines(source: Circuit, device: Coupling, options?: BaselineOptions): Baselines {
  return compareSteps(asSteps(programOf(source)), device, options).baselines;
}

/** The same of any program, with both routes; within a branch each gate gets its SWAPs there and back. */
export function compareSteps(
  program: DynamicProgram,
  device: Coupling,
  { basis = "cx", seed = 1, fixed, trials }: BaselineOptions = {},
): Comparison {
  const { source } = markedCircuit(program);
  checkFits(source, device);
  const circuit = toBasis(source, "cx");
  const options = { seed, fixed, trials: trials ?? sabreTrials(source), keep: 1 };
  const [bySabre] = routesBySabre(circuit, device, options);
  const routes = { naive: routeNaively(circuit, device, fixed), sabre: bySabre };
  const [naive, sabre] = [routes.naive, routes.sabre].map((route) =>
    countsAlong(route, program, device, basis),
  );
  return {
    routes,
    baselines: {
      asWritten: countsOfSteps(program, basis),
      naive,
      // Who routes by SABRE keeps the naive route where it is the better one.
      sabre: isBetter(naive, sabre) ? naive : sabre,
    },
  };
}

/** The counts of a program along a route of its gates outside of branches. */
function countsAlong(
  { circuit }: Routed,
  program: DynamicProgram,
  device: Coupling,
  basis: Basis,
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
