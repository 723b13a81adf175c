import type { Circuit, Gate, Operation } from "@adyakshar/quantum/circuit";
import {
  adder,
  fixed,
  ghz,
  pairRotation,
  parityPhase,
  qaoa,
  qft,
  randomCircuit,
  rotation,
  toffoli,
  triple,
  vqe,
} from "@adyakshar/quantum/circuit";
import { print, programOf } from "@adyakshar/quantum/qasm";

interface Preset {
  /** A circuit, or a program that is more than one. */
  build: (qubits: number) => Circuit | string;
  /** Numbers of qubits that it can have; where there is one only, none is offered. */
  min: number;
  max: number;
  step: number;
  first: number;
}

const fixedSize = (build: () => Circuit | string, qubits: number): Preset => ({
  build,
  min: qubits,
  max: qubits,
  step: 1,
  first: qubits,
});

const presetTable = {
  parityPhase: fixedSize(parityPhase, 4),
  ghz: { build: ghz, min: 2, max: 200, step: 1, first: 3 },
  ghz50: fixedSize(() => ghz(50), 50),
  qft: { build: qft, min: 2, max: 20, step: 1, first: 4 },
  toffoli: fixedSize(toffoli, 3),
  adder: { build: (qubits) => adder((qubits - 2) / 2), min: 4, max: 20, step: 2, first: 6 },
  grover: fixedSize(grover, 3),
  estimation: { build: phaseEstimation, min: 3, max: 12, step: 1, first: 6 },
  teleportation: fixedSize(teleportation, 3),
  qaoa: { build: largestCut, min: 4, max: 20, step: 2, first: 6 },
  vqe: { build: vqe, min: 2, max: 60, step: 1, first: 8 },
  random: {
    build: (qubits) => randomCircuit(qubits, 12 * qubits),
    min: 4,
    max: 60,
    step: 1,
    first: 12,
  },
} satisfies Record<string, Preset>;

export type PresetId = keyof typeof presetTable;
export const presets: Record<PresetId, Preset> = presetTable;

/** The nearest size that the preset has. */
export function sizeFor(id: PresetId, wanted: number, maxQubits: number): number {
  const { min, max, step } = presets[id];
  const size = Math.max(min, Math.min(max, maxQubits, wanted));
  return min + Math.floor((size - min) / step) * step;
}

const texts = new Map<string, string>();

/** Built once for each size. */
export function presetText(id: PresetId, qubits: number): string {
  const key = `${id} ${qubits}`;
  const known = texts.get(key);
  if (known !== undefined) return known;
  const built = presets[id].build(qubits);
  const text = (typeof built === "string" ? built : print(programOf(built))).trimEnd();
  texts.set(key, text);
  return text;
}

const onEach = (count: number, gate: (qubit: number) => Gate) =>
  Array.from({ length: count }, (_, qubit) => gate(qubit));

/** Grover's search for 101 among eight states, two rounds: found with 94.5%. */
export function grover(): Circuit {
  const flip = [fixed("h", 2), triple("ccx", 0, 1, 2), fixed("h", 2)];
  const oracle = [fixed("x", 1), ...flip, fixed("x", 1)];
  const spread = onEach(3, (q) => fixed("h", q));
  const flipAll = onEach(3, (q) => fixed("x", q));
  const round = [...oracle, ...spread, ...flipAll, ...flip, ...flipAll, ...spread];
  return { qubits: 3, operations: [...spread, ...round, ...round] };
}

/** Phase estimation of a third of a turn, into all qubits but the last. */
export function phaseEstimation(qubits: number): Circuit {
  const bits = qubits - 1;
  const third = (2 * Math.PI) / 3;
  return {
    qubits,
    operations: [
      fixed("x", bits),
      ...onEach(bits, (q) => fixed("h", q)),
      // A phase of 2^k thirds, less whole turns.
      ...onEach(bits, (q) => pairRotation("cp", (2 ** q % 3) * third, q, bits)),
      ...qft(bits).operations.toReversed().map(undone),
    ],
  };
}

function undone(operation: Operation): Operation {
  return operation.name === "cp"
    ? pairRotation("cp", -operation.angles[0], operation.qubits[0], operation.qubits[1])
    : operation;
}

/** The benchmark family favors small cuts; the opposite phases favor large ones. */
export function largestCut(qubits: number): Circuit {
  const operations = qaoa(qubits).operations.map((operation) =>
    operation.name === "rz" ? rotation("rz", -operation.angles[0], operation.qubits[0]) : operation,
  );
  return { qubits, operations };
}

/** Two measurements decide what is done to the third qubit; undone there, the state reads 0. */
export function teleportation(): string {
  return `OPENQASM 3.0;
include "stdgates.inc";
qubit[3] q;
bit[2] sent;
bit arrived;
ry(pi/3) q[0];
h q[1];
cx q[1], q[2];
cx q[0], q[1];
h q[0];
sent = measure q[0:1];
if (sent[1]) x q[2];
if (sent[0]) z q[2];
ry(-pi/3) q[2];
arrived = measure q[2];
`;
}
