import type { Circuit } from "../src/circuit/gate.ts";
import { seeded } from "../src/random.ts";
import { runDensityMatrix } from "../src/simulators/density.ts";
import { densityMatrixBytes, statevectorBytes } from "../src/simulators/memory.ts";
import { runMps } from "../src/simulators/mps.ts";
import { bondDimensions, heldBytes, mpsToState } from "../src/simulators/mps-readings.ts";
import { type NoiseModel, runTrajectory } from "../src/simulators/noise.ts";
import { fidelity, runStatevector } from "../src/simulators/statevector.ts";
import { heldTableauBytes, runTableau } from "../src/simulators/tableau.ts";
import { cpuSeconds } from "./results.ts";
import { circuitOf, type SimulatorCase } from "./simulator-cases.ts";

/** Errors of a good device: after every gate a random Pauli or a fall to zero. */
const noise: NoiseModel = { depolarizing1: 0.001, depolarizing2: 0.01, damping: 0.001, readout: 0 };

const random = seeded(1);

const MAX_CHECKED_QUBITS = 20;
const MIN_RUN_MS = 200;
const LONG_RUN_MS = 2000;

const cpuMs = () => 1000 * cpuSeconds();

/** Long runs once; short ones again, warm, until the clock can tell. */
function timeRun<T>(run: () => T): { result: T; ms: number } {
  const cold = cpuMs();
  let result = run();
  const first = cpuMs() - cold;
  if (first > LONG_RUN_MS) return { result, ms: first };
  let runs = 0;
  const started = cpuMs();
  do {
    result = run();
    runs += 1;
  } while (cpuMs() - started < MIN_RUN_MS);
  return { result, ms: (cpuMs() - started) / runs };
}

/** The most memory that this process has held so far. */
function peakBytes(): number {
  return process.resourceUsage().maxRSS * 1024;
}

/** Every method but the matrix product state, which has more to tell: how to run it, and what its state takes. */
const methods = {
  none: { run: () => {}, bytes: () => 0 },
  statevector: { run: runStatevector, bytes: statevectorBytes },
  density: { run: (circuit: Circuit) => runDensityMatrix(circuit), bytes: densityMatrixBytes },
  trajectory: {
    run: (circuit: Circuit) => runTrajectory(circuit, noise, random),
    bytes: statevectorBytes,
  },
  "noisy-density": {
    run: (circuit: Circuit) => runDensityMatrix(circuit, noise),
    bytes: densityMatrixBytes,
  },
  tableau: { run: runTableau, bytes: heldTableauBytes },
} as const;

/** One measurement in a process of its own, so that its peak memory is its own. */
function measureCircuit(circuit: Circuit, { method, bond }: SimulatorCase) {
  const { qubits, operations } = circuit;
  const gates = operations.length;
  if (method !== "mps") {
    const { run, bytes } = methods[method];
    const { ms } = timeRun(() => run(circuit));
    const noBonds = { largestBond: 0, fidelity: null, keptWeight: null };
    const nsPerGate = (ms * 1e6) / gates;
    return { gates, stateBytes: bytes(qubits), nsPerGate, peakBytes: peakBytes(), ...noBonds };
  }
  const { result, ms } = timeRun(() => runMps(circuit, { maxBond: bond }));
  const isChecked = qubits <= MAX_CHECKED_QUBITS;
  return {
    gates,
    // Read before the check, which needs a state vector.
    peakBytes: peakBytes(),
    stateBytes: heldBytes(result),
    nsPerGate: (ms * 1e6) / gates,
    largestBond: Math.max(...bondDimensions(result)),
    keptWeight: result.keptWeight,
    fidelity: isChecked ? fidelity(mpsToState(result), runStatevector(circuit)) : null,
  };
}

const given: SimulatorCase = JSON.parse(process.argv[2] ?? "{}");
process.stdout.write(JSON.stringify(measureCircuit(circuitOf(given), given)));
