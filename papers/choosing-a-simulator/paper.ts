import { ghz } from "@adyakshar/quantum/circuit";
import {
  binaryBytes,
  bondDimensions,
  densityMatrixBytes,
  mpsBytes,
  noiseless,
  pauliExpectation,
  purity,
  runDensityMatrix,
  runMps,
  runStatevector,
  statevectorBytes,
} from "@adyakshar/quantum/simulators";
import { thousands } from "#app/lib/format.ts";
import memory from "#app/pictures/memory.computed.ts";
import { crossover, rowAt, time, trajectoriesForOne } from "#data/simulators.ts";
import { machineOf } from "#data/stored-data.ts";
import { qaoaCrossing } from "../simulator-benchmark/paper.ts";
import type { Paper } from "../types.ts";
import { decisionTree, h2, h2Caption, memoryCurvesCover } from "./figures.ts";

const tableau = rowAt("tableau", "clifford", 1000);
const ansatz = rowAt("mps", "ansatz", 100, 8);
const vector = rowAt("statevector", "random", 24);
const density = rowAt("density", "random", 12);
const noisy = runDensityMatrix(ghz(6), { ...noiseless, depolarizing2: 0.01 });
const ghzState = runStatevector(ghz(20));
const ghzParity = pauliExpectation(ghzState, [
  { axis: "z", qubit: 0 },
  { axis: "z", qubit: 19 },
]);
const ghzBond = Math.max(...bondDimensions(runMps(ghz(20), { maxBond: 64 })));

export const choosingSimulator: Paper = {
  slug: "choosing-a-simulator",
  kind: "whitepaper",
  title: "Choosing a simulator",
  version: "1.3",
  date: "2026-11-19",
  cover: { picture: memoryCurvesCover, ground: "simulation" },
  data: {
    "simulators.csv": "the measurements behind the crossovers",
    "simulators-noise.csv": "those with noise",
  },
  figures: {
    "decision-tree": decisionTree,
    memory: { ...memory, inText: true },
    hydrogen: { ...h2, inText: true },
  },
  values: {
    memoryRows: [8, 12, 16, 24, 30, 40, 50].map((n) => [
      `${n}`,
      binaryBytes(statevectorBytes(n)),
      n <= 24 ? binaryBytes(densityMatrixBytes(n)) : "–",
      binaryBytes(mpsBytes(n, 64)),
      binaryBytes(32 * n * 64 * 64),
    ]),
    memoryCaption: memory.caption,
    machine: machineOf("simulators-machine.json"),
    ansatzCrossover: crossover("ansatz", 8),
    randomCrossover: crossover("random", 32),
    qaoaCrossing: qaoaCrossing(),
    vectorTime12: time(rowAt("statevector", "random", 12).nsPerGate),
    densityTime: time(density.nsPerGate),
    noiseMachine: machineOf("simulators-peers-machine.json"),
    noisyDensityTime: time(rowAt("noisy-density", "random", 10).nsPerGate),
    trajectoryTime: time(rowAt("trajectory", "random", 10).nsPerGate),
    trajectories: thousands(trajectoriesForOne(10)),
    tableauGates: thousands(tableau.gates),
    tableauBytes: binaryBytes(tableau.stateBytes),
    tableauTime: time(tableau.nsPerGate),
    densityBytes: binaryBytes(densityMatrixBytes(6)),
    purity: purity(noisy).toFixed(3),
    vectorGates: vector.gates,
    vectorBytes: binaryBytes(vector.stateBytes),
    vectorTime: time(vector.nsPerGate),
    ghzParity: ghzParity.toFixed(6),
    ansatzGates: ansatz.gates,
    ansatzBytes: binaryBytes(ansatz.stateBytes),
    ansatzTime: time(ansatz.nsPerGate),
    ansatzBond: ansatz.largestBond,
    ghzBond,
    h2Caption,
  },
};
