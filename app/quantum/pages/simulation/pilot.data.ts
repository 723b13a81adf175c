import { outcome } from "#app/models/case-studies/surrogate.ts";
import { gpuName, gpuRow, secondsFor } from "#app/models/measured/gpu.ts";
import { abovePublished, largestRun } from "#app/models/measured/iron-sulfur.ts";
import { nitrogenRows } from "#app/models/measured/nitrogen.ts";

const QUBITS = 30;
const GATES = 1000;
const [oneByOne, fused] = (["one kernel a gate", "fused"] as const).map((way) =>
  secondsFor(GATES, gpuRow("double", QUBITS, way)).toFixed(1),
);

/** What was computed and timed, for the sentences beside the claim. */
export default {
  worst: outcome.worstError.toFixed(2),
  orbitals: nitrogenRows[0].orbitals,
  gateSeconds: oneByOne,
  fusedSeconds: fused,
  gpu: gpuName,
  ironSulfur: abovePublished(largestRun.energy).toFixed(1),
  bondDimension: largestRun.bondDimension,
};
