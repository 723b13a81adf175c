import { binaryBytes } from "@adyakshar/quantum/simulators";
import { powerOfTen, signed, thousands } from "#app/lib/format.ts";
import {
  bytesPerSecond,
  COPY_BYTES_PER_SECOND,
  DATA_SHEET_BYTES_PER_SECOND,
  fusionGain,
  gpuDifference,
  gpuMachine,
  gpuName,
  gpuRow,
  type Precision,
} from "#data/gpu.ts";
import {
  extrapolatedEnergy,
  ironSulfurRows,
  largestRun,
  millihartreeAbovePublished,
  PUBLISHED_ENERGY,
} from "#data/iron-sulfur.ts";
import { farthestFromPublished } from "#data/nitrogen.ts";
import {
  crossover,
  earlyWins,
  noiseRows,
  peerRows,
  plainRows,
  rowAt,
  rowsOf,
  time,
  trajectoriesForOne,
} from "#data/simulators.ts";
import { machineOf } from "#data/stored-data.ts";
import type { Paper } from "../types.ts";
import { gateTimes, timeDiscsCover } from "./figures.ts";

const machine = machineOf("simulators-machine.json");
const secondMachine = machineOf("simulators-peers-machine.json");
const perAmplitude = rowAt("statevector", "random", 24).nsPerGate / 2 ** 24;
const tableauLarge = rowAt("tableau", "clifford", 1000);
const families = ["random", "qaoa", "clifford", "ansatz"] as const;
const names = {
  random: "random layers",
  qaoa: "QAOA",
  clifford: "random Clifford",
  ansatz: "ansatz",
} as const;
/** Three digits, or a power of ten where there are none left. */
function digits(value: number | undefined): string {
  if (value === undefined) return "–";
  if (value >= 0.001) return value.toFixed(3);
  const [mantissa, exponent] = value.toExponential(1).split("e-");
  return `${mantissa}·${powerOfTen(-Number(exponent))}`;
}

/** Says from how many qubits on a matrix product state is faster on QAOA, and how exact it is there. */
export function qaoaCrossing(): string {
  const from = crossover("qaoa", 32);
  const early = earlyWins("qaoa", 32);
  const exactness = (n: number) => digits(rowAt("mps", "qaoa", n, 32).fidelity);
  const first = early
    .map(
      (n) =>
        `It is faster at ${n} qubits already, with fidelity ${exactness(n)}, and slower again at ${n + 2}.`,
    )
    .join(" ");
  const later =
    from === undefined
      ? "On QAOA over a random graph the vector is still faster at 24 qubits."
      : `On QAOA over a random graph the matrix product state of bond 32 is faster from ${from} qubits on. At 20 its fidelity is ${exactness(20)}.`;
  return `${later} ${first}`.trim();
}

const MAX_NOISY_QUBITS = 10;

const methods: Readonly<Record<string, string>> = {
  statevector: "Statevector",
  tableau: "Tableau",
  mps: "Matrix product state",
};

const slowdownOf = ({ ours, theirs }: { ours: number; theirs: number }) => ours / theirs;
const slowestRow = peerRows.reduce((a, b) => (slowdownOf(b) > slowdownOf(a) ? b : a));
const wonRows = peerRows.filter((row) => slowdownOf(row) < 1);

const fidelityRows = families.flatMap((family) =>
  [8, 32].map((bond) => [
    names[family],
    `${bond}`,
    `${rowAt("mps", family, 20, bond).largestBond}`,
    digits(rowAt("mps", family, 12, bond).fidelity),
    digits(rowAt("mps", family, 16, bond).fidelity),
    digits(rowAt("mps", family, 20, bond).fidelity),
    digits(rowAt("mps", family, 20, bond).keptWeight),
    digits(rowAt("mps", family, 24, bond).keptWeight),
  ]),
);

const GPU_WIDTHS = [20, 24, 28, 30, 32, 33] as const;
const share = (bytes: number, of: number) => `${Math.round((100 * bytes) / of)}%`;
const seconds = (value: number) => time(value * 1e9);
const wide = gpuRow("double", 30, "one kernel a gate");
const wideFused = gpuRow("double", 30, "fused");

function gpuTableRow(precision: Precision, qubits: number): string[] {
  const [plain, fused] = (["one kernel a gate", "fused"] as const).map((way) =>
    gpuRow(precision, qubits, way),
  );
  return [
    precision,
    `${qubits}`,
    `${plain.gates}`,
    seconds(plain.seconds),
    share(bytesPerSecond(plain), COPY_BYTES_PER_SECOND),
    `${fused.passes}`,
    seconds(fused.seconds),
    fusionGain(precision, qubits).toFixed(1),
  ];
}

export const simulatorBenchmark: Paper = {
  slug: "simulator-benchmark",
  kind: "benchmark",
  title: "Simulator memory and time",
  version: "1.4",
  date: "2026-11-19",
  cover: { picture: timeDiscsCover, ground: "simulation" },
  data: {
    "simulators.csv": "one line for each family, method, width and bond",
    "simulators-noise.csv": "trajectories and density matrices with noise",
    "simulators-peers.csv": "the same circuits by Qiskit Aer, Stim and quimb",
    "gpu.csv": "seconds and bytes on one GPU, gate by gate and fused",
    "gpu-machine.json": "the GPU, its checks and a copy's bandwidth",
    "iron-sulfur.csv": "DMRG energies of [2Fe-2S] by bond dimension",
    "nitrogen.csv": "DMRG energies of N2 along its bond",
    "nitrogen-heat-bath.csv": "the same by heat-bath CI",
    "nitrogen-published.csv": "published energies of N2, with their sources",
    "simulators-machine.json": "the machine that measured",
    "simulators-peers-machine.json": "the machine for noise and other simulators",
  },
  figures: { "gate-times": gateTimes },
  values: {
    plainRows: plainRows.length,
    noiseRows: noiseRows.length,
    machine,
    memoryRows: [
      rowAt("statevector", "random", 16),
      rowAt("statevector", "random", 20),
      rowAt("statevector", "random", 24),
      rowAt("density", "random", 8),
      rowAt("density", "random", 12),
      rowAt("tableau", "clifford", 24),
      tableauLarge,
      rowAt("mps", "random", 24, 32),
      rowAt("mps", "qaoa", 24, 32),
      rowAt("mps", "ansatz", 100, 8),
    ].map((row) => [
      `${row.method}${row.bond ? ` ${row.bond}` : ""}, ${names[row.family as keyof typeof names]}`,
      `${row.qubits}`,
      binaryBytes(row.stateBytes),
      binaryBytes(row.peakBytes),
    ]),
    tableauQubits: thousands(tableauLarge.qubits),
    tableauBytes: binaryBytes(tableauLarge.stateBytes),
    vectorBytes: binaryBytes(rowAt("statevector", "random", 24).stateBytes),
    timeRows: [10, 12, 14, 16, 18, 20, 22, 24].map((n) => [
      `${n}`,
      time(rowAt("statevector", "random", n).nsPerGate),
      n <= 12 ? time(rowAt("density", "random", n).nsPerGate) : "",
      time(rowAt("tableau", "clifford", n).nsPerGate),
      time(rowAt("mps", "ansatz", n, 8).nsPerGate),
      time(rowAt("mps", "random", n, 32).nsPerGate),
      time(rowAt("mps", "clifford", n, 32).nsPerGate),
    ]),
    perAmplitude: perAmplitude.toFixed(1),
    tableauTime10: time(rowAt("tableau", "clifford", 10).nsPerGate),
    tableauTime: time(tableauLarge.nsPerGate),
    distantCost: Math.round(
      rowAt("mps", "clifford", 24, 32).nsPerGate / rowAt("mps", "random", 24, 32).nsPerGate,
    ),
    ansatzCrossover: crossover("ansatz", 8),
    randomCrossover: crossover("random", 32),
    qaoaCrossing: qaoaCrossing(),
    noiseTable: rowsOf("noisy-density", "random").map(({ qubits, nsPerGate }) => [
      `${qubits}`,
      time(rowAt("trajectory", "random", qubits).nsPerGate),
      time(nsPerGate),
      thousands(trajectoriesForOne(qubits)),
    ]),
    secondMachine,
    noisyQubits: MAX_NOISY_QUBITS,
    trajectories: thousands(trajectoriesForOne(MAX_NOISY_QUBITS)),
    peerTable: peerRows.map((row) => [
      methods[row.method],
      `${names[row.family as keyof typeof names]}, ${row.qubits} qubits${row.bond ? `, bond ${row.bond}` : ""}`,
      `${row.peer} ${row.version}`,
      time(row.ours * 1e9),
      time(row.theirs * 1e9),
      slowdownOf(row) >= 10 ? `${Math.round(slowdownOf(row))}` : slowdownOf(row).toFixed(2),
    ]),
    slowerRows: peerRows.length - wonRows.length,
    peerRows: peerRows.length,
    wonNote:
      wonRows.length > 0
        ? `Ours is faster on ${wonRows.map((row) => `${names[row.family as keyof typeof names]} of ${row.qubits} qubits (${row.peer})`).join(", ")}. That says little about large circuits: a call from Python has a fixed cost, and a general package checks and plans more than ours does.`
        : "",
    largestRatio: thousands(slowdownOf(slowestRow)),
    slowestRowPeer: slowestRow.peer,
    slowestRowQubits: thousands(slowestRow.qubits),
    fidelityRows,
    qaoaKept: digits(rowAt("mps", "qaoa", 20, 8).keptWeight),
    qaoaFidelity: digits(rowAt("mps", "qaoa", 20, 8).fidelity),
    gpuTable: (["double", "single"] as const).flatMap((precision) =>
      GPU_WIDTHS.map((qubits) => gpuTableRow(precision, qubits)),
    ),
    gpuMachine,
    copyRate: (COPY_BYTES_PER_SECOND / 1e12).toFixed(2),
    copyShare: share(COPY_BYTES_PER_SECOND, DATA_SHEET_BYTES_PER_SECOND),
    gateShare: share(bytesPerSecond(wide), COPY_BYTES_PER_SECOND),
    wideGates: wide.gates,
    wideFusedPasses: wideFused.passes,
    gpuName,
    gpuGateTime: seconds(wide.seconds / wide.gates),
    fusedGateTime: seconds(wideFused.seconds / wideFused.gates),
    fusionGain: fusionGain("double", 30).toFixed(1),
    gpuDifference: gpuDifference
      .toExponential(0)
      .replace(/e(.*)/, (_, e) => `·${powerOfTen(Number(e))}`),
    ironSulfur: ironSulfurRows.map((row) => [
      `${row.bondDimension}`,
      signed(row.energy, 6),
      millihartreeAbovePublished(row.energy).toFixed(2),
      digits(row.discardedWeight),
      `${thousands(row.seconds)} s`,
      `${row.memoryMegabytes} MB`,
    ]),
    publishedEnergy: PUBLISHED_ENERGY,
    dmrgVersions: largestRun.versions,
    extrapolated: signed(extrapolatedEnergy, 6),
    extrapolatedGap: Math.abs(millihartreeAbovePublished(extrapolatedEnergy)).toFixed(2),
    extrapolatedSide: millihartreeAbovePublished(extrapolatedEnergy) < 0 ? "below" : "above",
    nitrogenError: farthestFromPublished.toFixed(1),
    vectorTime: time(rowAt("statevector", "random", 24).nsPerGate),
    densityCost: thousands(
      rowAt("density", "random", 12).nsPerGate / rowAt("statevector", "random", 12).nsPerGate,
    ),
    ansatzTime: time(rowAt("mps", "ansatz", 100, 8).nsPerGate),
    cliffordFidelity: digits(rowAt("mps", "clifford", 20, 32).fidelity),
    cliffordTime: time(rowAt("mps", "clifford", 20, 32).nsPerGate),
  },
};
