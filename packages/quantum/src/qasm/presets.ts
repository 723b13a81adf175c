import { grover, largestCut, phaseEstimation } from "../circuit/examples.ts";
import { adder, ghz, parityPhase, qft, randomCircuit, toffoli, vqe } from "../circuit/families.ts";
import type { Circuit } from "../circuit/gate.ts";
import { print, programOf } from "./print.ts";

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

/** Two measurements decide what is done to the third qubit; undone there, the state reads 0. */
const teleportation = `OPENQASM 3.0;
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

const presetTable = {
  parityPhase: fixedSize(parityPhase, 4),
  ghz: { build: ghz, min: 2, max: 200, step: 1, first: 3 },
  ghz50: fixedSize(() => ghz(50), 50),
  qft: { build: qft, min: 2, max: 20, step: 1, first: 4 },
  toffoli: fixedSize(toffoli, 3),
  adder: { build: (qubits) => adder((qubits - 2) / 2), min: 4, max: 20, step: 2, first: 6 },
  grover: fixedSize(grover, 3),
  estimation: { build: phaseEstimation, min: 3, max: 12, step: 1, first: 6 },
  teleportation: fixedSize(() => teleportation, 3),
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
