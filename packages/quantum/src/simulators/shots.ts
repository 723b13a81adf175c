import { fixed } from "../circuit/build.ts";
import type { Operation } from "../circuit/gate.ts";
import { holds } from "../qasm/conditions.ts";
import { type DynamicProgram, type Step, sizeOf } from "../qasm/program.ts";
import { isOperation } from "../qasm/steps.ts";
import type { Random } from "../random.ts";
import { copyMatrix } from "./complex-matrix.ts";
import { applyOperation } from "./kernels.ts";
import { applyToMps, createMps, type Mps, type MpsOptions } from "./mps.ts";
import { measureMps } from "./mps-readings.ts";
import { applyNoisy, misread, type NoiseModel } from "./noise.ts";
import { basisState, copyState, measureState, type Statevector } from "./statevector.ts";
import {
  applyClifford,
  copyTableau,
  createTableau,
  measureQubit,
  type Tableau,
} from "./tableau.ts";
import { checkClifford } from "./tableau-steps.ts";

/** The parts of a simulator that run a program that measures on its way. */
export interface Simulator<S> {
  create: (qubits: number) => S;
  copy: (state: S) => S;
  apply: (state: S, operation: Operation, random: Random) => void;
  measure: (state: S, qubit: number, random: Random) => 0 | 1;
  /** Throws a SimulatorError with the index of a step that it does not take, also in a branch that no shot takes. */
  check?: (steps: readonly Step[]) => void;
  /** Its gates differ from shot to shot: nothing can be computed once for all. */
  isNoisy?: true;
}

export const statevectorSimulator: Simulator<Statevector> = {
  create: (qubits) => basisState(qubits),
  copy: copyState,
  apply: (state, operation) => applyOperation(state, operation),
  measure: measureState,
};

/** Each shot with errors of its own, and bits that are misread. */
export function noisySimulator(noise: NoiseModel): Simulator<Statevector> {
  return {
    ...statevectorSimulator,
    isNoisy: true,
    apply: (state, operation, random) => applyNoisy(state, operation, noise, random),
    measure: (state, qubit, random) =>
      misread(measureState(state, qubit, random), 1, noise, random) === 1 ? 1 : 0,
  };
}

export const tableauSimulator: Simulator<Tableau> = {
  create: (qubits) => createTableau(qubits),
  copy: copyTableau,
  check: checkClifford,
  apply: (tableau, operation) => applyClifford(tableau, operation),
  measure: measureQubit,
};

export function mpsSimulator(options: MpsOptions): Simulator<Mps> {
  return {
    create: (qubits) => createMps(qubits, options),
    copy: (mps) => ({ ...mps, sites: mps.sites.map(copyMatrix), order: [...mps.order] }),
    apply: (mps, operation) => applyToMps(mps, operation),
    measure: measureMps,
  };
}

/**
 * Draws results of a program shot by shot (entry k is bit k). What comes before the first measurement is computed once.
 */
export function createShots<S>(
  program: DynamicProgram,
  simulator: Simulator<S>,
  random: Random,
): () => Uint8Array {
  const { steps, results } = program;
  simulator.check?.(steps);
  const qubits = sizeOf(program.qubits);
  const bits = sizeOf(program.bits);
  const boundary = simulator.isNoisy ? 0 : steps.findIndex((step) => !isOperation(step));
  const first = boundary < 0 ? steps.length : boundary;
  const start = simulator.create(qubits);
  for (const step of steps.slice(0, first)) {
    if (isOperation(step)) simulator.apply(start, step, random);
  }
  const rest = steps.slice(first);
  return () => {
    const values = new Uint8Array(bits);
    const state = simulator.copy(start);
    for (const step of rest) run(state, step, values);
    return values.slice(0, results);
  };

  function run(state: S, step: Step, values: Uint8Array): void {
    switch (step.name) {
      case "measure": {
        const outcome = simulator.measure(state, step.qubits[0], random);
        if (step.bit !== undefined) values[step.bit] = outcome;
        return;
      }
      case "reset": {
        const [qubit] = step.qubits;
        const outcome = simulator.measure(state, qubit, random);
        if (outcome === 1) simulator.apply(state, fixed("x", qubit), random);
        return;
      }
      case "set":
        values[step.bit] = holds(step.value, values) ? 1 : 0;
        return;
      case "if": {
        const branch = holds(step.condition, values) ? step.steps : step.otherwise;
        for (const inner of branch) run(state, inner, values);
        return;
      }
      default:
        simulator.apply(state, step, random);
    }
  }
}
