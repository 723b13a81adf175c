import type { PilotNumbers } from "#app/content/quantum/simulation.ts";
import { outcome, worstSplineError } from "#app/models/case-studies/surrogate.ts";
import { gpuName, gpuRow, secondsFor } from "#app/models/measured/gpu.ts";
import { farthestFromPublished, nitrogenRows } from "#app/models/measured/nitrogen.ts";

const QUBITS = 30;
const GATES = 1000;

export default {
  worst: outcome.worstError.toFixed(2),
  solverError: farthestFromPublished.toFixed(1),
  spline: worstSplineError.toFixed(2),
  orbitals: nitrogenRows[0].orbitals,
  fusedSeconds: secondsFor(GATES, gpuRow("double", QUBITS, "fused")).toFixed(1),
  gpu: gpuName,
} satisfies PilotNumbers;
