import { ghz } from "@adyakshar/quantum/circuit";
import { heldBytes, runMps, statevectorBytes, tableauBytes } from "@adyakshar/quantum/simulators";
import type { PilotNumbers } from "#app/content/quantum/simulation.ts";
import { memoryText } from "#app/instruments/kit/format.ts";
import { simulatorCodec } from "#app/instruments/simulator/settings.ts";
import { outcome } from "#app/quantum/studies/pharma-rd/model.ts";
import { gpuName, gpuRow, secondsFor } from "#data/gpu.ts";
import { largestRun, ORBITALS } from "#data/iron-sulfur.ts";
import { farthestFromPublished } from "#data/nitrogen.ts";

const QUBITS = 50;

const memory = {
  qubits: QUBITS,
  methods: (
    [
      { id: "statevector", bytes: statevectorBytes(QUBITS) },
      { id: "mps", bytes: heldBytes(runMps(ghz(QUBITS), { maxBond: simulatorCodec.initial.chi })) },
      { id: "stabilizer", bytes: tableauBytes(QUBITS) },
    ] as const
  ).map(({ id, bytes }) => ({
    id,
    memory: memoryText(bytes),
    doublings: Math.round(Math.log2(bytes)),
  })),
};

const GPU_QUBITS = 30;
const GPU_GATES = 1000;

const pilot: PilotNumbers = {
  worst: outcome.worstError.toFixed(2),
  solverError: farthestFromPublished.toFixed(1),
  fusedSeconds: secondsFor(GPU_GATES, gpuRow("double", GPU_QUBITS, "fused")).toFixed(1),
  gpu: gpuName,
  orbitals: ORBITALS,
  minutes: Math.round(largestRun.seconds / 60),
};

export default { memory, pilot };
